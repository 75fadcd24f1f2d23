// Each sends each other a different number.
#define N 6
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD), out_total = 0, in_total = 0;
  int counts[4][8];
  for (int i = 0; i < size; i++) {
    counts[0][i] = 1 + (rank + 2 * i) % 3, counts[1][i] = out_total, out_total += counts[0][i];
    counts[2][i] = 1 + (i + 2 * rank) % 3, counts[3][i] = in_total, in_total += counts[2][i];
  }
  double *out = malloc(out_total * sizeof *out), *in = malloc(in_total * sizeof *in), sum = 0;
  for (int i = 0; i < out_total; i++)
    out[i] = x[i % N] * (i + 1);
  MPI_Alltoallv(out, counts[0], counts[1], MPI_DOUBLE, in, counts[2], counts[3], MPI_DOUBLE, MPI_COMM_WORLD);
  for (int i = 0; i < in_total; i++)
    sum += in[i] * in[i] * x[(i + 1) % N];
  free(out), free(in);
  return sum;
}
