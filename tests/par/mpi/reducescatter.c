// Sums of which each process gets its part.
#define N 4
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD), total = 0;
  int *counts = malloc(size * sizeof *counts);
  for (int i = 0; i < size; i++)
    total += counts[i] = 1 + i % 3;
  double *all = malloc(size * N * sizeof *all), got[N] = {0}, sum = 0;
  for (int i = 0; i < size * N; i++)
    all[i] = x[i % N] * x[i % N] * (i + rank + 1);
  MPI_Reduce_scatter_block(all, got, N, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  for (int i = 0; i < N; i++)
    sum += got[i] * x[i];
  MPI_Reduce_scatter(all, got, counts, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  for (int i = 0; i < counts[rank]; i++)
    sum += cos(got[i]);
  (void)total;
  free(counts), free(all);
  return sum;
}
