// Many values go through stages, one on each process.
#define N 6
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD);
  double sum = 0;
  for (int item = 0; item < N; item++) {
    double value = x[item];
    if (rank > 0) {
      double came;
      MPI_Recv(&came, 1, MPI_DOUBLE, rank - 1, item, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      value = came * (1 + 0.1 * x[item]) + exp(-came * x[item]);
    }
    if (rank < size - 1)
      MPI_Send(&value, 1, MPI_DOUBLE, rank + 1, item, MPI_COMM_WORLD);
    else
      sum += value * value;
  }
  return sum;
}
