// Sums of those before, with one's own and without.
#define N 3
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD);
  double v[N], to[N], before[N] = {0}, sum = 0;
  for (int i = 0; i < N; i++)
    v[i] = x[i] * x[(i + 1) % N];
  MPI_Scan(v, to, N, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  MPI_Exscan(v, before, N, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  if (!rank)
    for (int i = 0; i < N; i++)
      before[i] = x[i] * 0.5;
  for (int i = 0; i < N; i++)
    sum += to[i] * to[i] * x[i] + cos(before[i]) * (i + 1);
  return sum;
}
