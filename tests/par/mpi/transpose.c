// A matrix by rows becomes one by columns, and back.
#define N 8
#undef STEP
#define STEP 2e-4
static double f(const double *x) {
  int size = size_of(MPI_COMM_WORLD), each = N / 2;
  double *out = malloc(size * each * sizeof *out), *in = malloc(size * each * sizeof *in), sum = 0;
  for (int i = 0; i < size * each; i++)
    out[i] = x[i % N] * x[(i + 1) % N] * (i + 1);
  MPI_Alltoall(out, each, MPI_DOUBLE, in, each, MPI_DOUBLE, MPI_COMM_WORLD);
  for (int i = 0; i < size * each; i++)
    in[i] = sin(in[i]) * x[i % N];
  MPI_Alltoall(MPI_IN_PLACE, each, MPI_DOUBLE, in, each, MPI_DOUBLE, MPI_COMM_WORLD);
  for (int i = 0; i < size * each; i++)
    sum += in[i] * (1 + i % 3);
  free(out);
  free(in);
  return sum;
}
