// Whole numbers go as bytes, and by a type that is chosen when the program runs.
#define N 3
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD), mine[2] = {rank + 1, 2}, theirs[2] = {0};
  MPI_Sendrecv(mine, sizeof mine, MPI_BYTE, (rank + 1) % size, 1, theirs, sizeof theirs, MPI_BYTE, (rank + size - 1) % size, 1,
               MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  MPI_Datatype type = size > 100 ? MPI_LONG : MPI_INT;
  MPI_Bcast(&mine[0], 1, type, 0, MPI_COMM_WORLD);
  double sum = 0, all;
  for (int i = 0; i < N; i++)
    sum += x[i] * x[i] * theirs[0] * mine[0];
  MPI_Allreduce(&sum, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return all * x[0];
}
