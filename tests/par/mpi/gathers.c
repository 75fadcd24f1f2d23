// All to one and one to all, as many from each or different numbers.
#define N 5
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD), root = size / 2, total = 0;
  int *counts = malloc(size * sizeof *counts), *places = malloc(size * sizeof *places);
  for (int i = 0; i < size; i++) {
    counts[i] = 1 + i % N;
    places[i] = total;
    total += counts[i] + 1;
  }
  double *all = calloc(total, sizeof *all), *even = calloc(size * N, sizeof *even), mine[N], got[N] = {0}, sum = 0;
  for (int i = 0; i < N; i++)
    mine[i] = sin(x[i]) * x[(i + 2) % N];
  MPI_Gatherv(mine, counts[rank], MPI_DOUBLE, all, counts, places, MPI_DOUBLE, root, MPI_COMM_WORLD);
  MPI_Gather(mine, N, MPI_DOUBLE, even, N, MPI_DOUBLE, root, MPI_COMM_WORLD);
  if (rank == root) {
    for (int i = 0; i < total; i++)
      all[i] = all[i] * all[i] + x[i % N];
    for (int i = 0; i < size * N; i++)
      even[i] = even[i] * x[i % N] + 1;
  }
  MPI_Scatterv(all, counts, places, MPI_DOUBLE, got, counts[rank], MPI_DOUBLE, root, MPI_COMM_WORLD);
  for (int i = 0; i < counts[rank]; i++)
    sum += got[i] * x[i];
  MPI_Scatter(even, N, MPI_DOUBLE, got, N, MPI_DOUBLE, root, MPI_COMM_WORLD);
  for (int i = 0; i < N; i++)
    sum += got[i] * got[i];
  MPI_Allgatherv(mine, counts[rank], MPI_DOUBLE, all, counts, places, MPI_DOUBLE, MPI_COMM_WORLD);
  for (int i = 0; i < size; i++)
    for (int j = 0; j < counts[i]; j++)
      sum += all[places[i] + j] * all[places[i] + j] * (j + rank + 1);
  free(counts), free(places), free(all), free(even);
  return sum;
}
