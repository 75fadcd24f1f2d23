// The least, the greatest, the product: of one with zeros, too.
#define N 4
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD);
  double v[N], least[N], most[N], product[N], sum = 0;
  for (int i = 0; i < N; i++)
    v[i] = sin(3 * x[i] + rank) + 1.5;
  MPI_Allreduce(v, least, N, MPI_DOUBLE, MPI_MIN, MPI_COMM_WORLD);
  MPI_Reduce(v, most, N, MPI_DOUBLE, MPI_MAX, size - 1, MPI_COMM_WORLD);
  MPI_Allreduce(v, product, N, MPI_DOUBLE, MPI_PROD, MPI_COMM_WORLD);
  for (int i = 0; i < N; i++) {
    sum += least[i] * least[i] * x[i] + product[i] * x[(i + 1) % N];
    if (rank == size - 1)
      sum += most[i] * most[i];
  }
  // One factor is 0.
  v[0] = rank == size / 2 ? x[0] - 0.7 - 0.05 * (rank % 3) - 0.21 * rank : x[0];
  MPI_Reduce(v, product, 1, MPI_DOUBLE, MPI_PROD, 0, MPI_COMM_WORLD);
  double ahead[N];
  MPI_Scan(v, ahead, N, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  for (int i = 1; i < N; i++)
    sum += ahead[i] * x[i];
  return rank ? sum : sum + product[0];
}
