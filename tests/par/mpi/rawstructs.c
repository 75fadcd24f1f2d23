// Structures go as bytes: doubles among integers, one structure and several.
#define N 6
struct atom {
  int id;
  double at[3];
  int kind;
};
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD);
  struct atom mine[4], theirs[4], one = {3, {x[0] * x[1], x[2], x[3] * x[3]}, 2};
  for (int i = 0; i < 4; i++) {
    mine[i].id = rank + i;
    mine[i].kind = i % 2 + 1;
    for (int k = 0; k < 3; k++)
      mine[i].at[k] = x[(i + k) % N] * x[k] + 0.1 * rank;
  }
  MPI_Sendrecv(mine, sizeof mine, MPI_BYTE, (rank + 1) % size, 1, theirs, sizeof theirs, MPI_BYTE, (rank + size - 1) % size, 1,
               MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  MPI_Bcast(&one, sizeof one, MPI_BYTE, size - 1, MPI_COMM_WORLD);
  double sum = 0;
  for (int i = 0; i < 4; i++)
    sum += theirs[i].kind * theirs[i].at[i % 3] * theirs[i].at[1] * x[i] + theirs[i].id * theirs[i].at[2];
  return sum * one.at[0] + one.kind * one.at[1] * one.at[2] + one.id;
}
