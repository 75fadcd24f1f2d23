// What is sent and what comes share their memory.
#define N 3
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD);
  double v[N], sum = 0;
  for (int i = 0; i < N; i++)
    v[i] = x[i];
  for (int step = 0; step < 4; step++) {
    for (int i = 0; i < N; i++)
      v[i] = v[i] * cos(x[i]) + 0.1 * v[(i + 1) % N];
    MPI_Sendrecv_replace(v, N, MPI_DOUBLE, (rank + 1) % size, 1, (rank + size - 1) % size, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  }
  for (int i = 0; i < N; i++)
    sum += v[i] * v[i];
  return sum;
}
