// Some messages at a time, and polling.
#define N 3
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD), left = size;
  MPI_Request *in = malloc(size * sizeof *in), *out = malloc(size * sizeof *out);
  int *which = malloc(size * sizeof *which);
  double *got = malloc(size * N * sizeof *got), mine[N], sum = 0;
  for (int i = 0; i < N; i++)
    mine[i] = sin(x[i]);
  for (int i = 0; i < size; i++) {
    MPI_Irecv(got + i * N, N, MPI_DOUBLE, i, 4, MPI_COMM_WORLD, &in[i]);
    MPI_Isend(mine, N, MPI_DOUBLE, i, 4, MPI_COMM_WORLD, &out[i]);
  }
  while (left) {
    int count;
    MPI_Waitsome(size, in, &count, which, MPI_STATUSES_IGNORE);
    for (int k = 0; k < count; k++)
      for (int i = 0; i < N; i++)
        sum += got[which[k] * N + i] * x[i] * (which[k] + rank + 1);
    left -= count;
  }
  for (int i = 0; i < size; i++)
    for (int done = 0; !done;)
      MPI_Test(&out[i], &done, MPI_STATUS_IGNORE);
  free(in), free(out), free(got), free(which);
  return sum;
}
