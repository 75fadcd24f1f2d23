// Stops: a message begins at MPI_BOTTOM
#define N 2
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD);
  double mine[N] = {x[0] * x[1], x[1]}, theirs[N] = {0};
  int lengths[1] = {N};
  MPI_Aint at[1];
  MPI_Datatype type;
  MPI_Get_address(mine, at);
  MPI_Type_create_hindexed(1, lengths, at, MPI_DOUBLE, &type);
  MPI_Type_commit(&type);
  MPI_Sendrecv(MPI_BOTTOM, 1, type, (rank + 1) % size, 1, theirs, N, MPI_DOUBLE, (rank + size - 1) % size, 1, MPI_COMM_WORLD,
               MPI_STATUS_IGNORE);
  MPI_Type_free(&type);
  return theirs[0] * theirs[1];
}
