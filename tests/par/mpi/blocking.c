// A chain of blocking messages, there and back.
#define N 3
static double f(const double *x) {
  MPI_Comm world = MPI_COMM_WORLD;
  int rank = rank_of(world), size = size_of(world);
  double carried[N];
  for (int i = 0; i < N; i++)
    carried[i] = x[i];
  if (rank > 0)
    MPI_Recv(carried, N, MPI_DOUBLE, rank - 1, 1, world, MPI_STATUS_IGNORE);
  for (int i = 0; i < N; i++)
    carried[i] = carried[i] * cos(x[i]) + x[i];
  if (rank < size - 1) {
    MPI_Send(carried, N, MPI_DOUBLE, rank + 1, 1, world);
    MPI_Recv(carried, N, MPI_DOUBLE, rank + 1, 2, world, MPI_STATUS_IGNORE);
  }
  if (rank > 0)
    MPI_Ssend(carried, N, MPI_DOUBLE, rank - 1, 2, world);
  double sum = 0;
  for (int i = 0; i < N; i++)
    sum += carried[i] * carried[i] * (rank + 1);
  return sum;
}
