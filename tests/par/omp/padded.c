// Sums of each member, in memory that is kept apart by padding.
#ifndef _OPENMP
static int omp_get_thread_num(void) { return 0; }
static int omp_get_num_threads(void) { return 1; }
static int omp_get_max_threads(void) { return 1; }
#endif
enum { N = 21 };
struct padded {
  real sum;
  char apart[64 - sizeof(real)];
};
real f(real *x) {
  int most = omp_get_max_threads();
  struct padded *part = (struct padded *)calloc(most, sizeof *part);
#pragma omp parallel
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    for (int i = me; i < N; i += all)
      part[me].sum += x[i] * x[i] * x[(i + 1) % N];
  }
  real s = 0;
  for (int k = 0; k < most; k++)
    s += part[k].sum;
  free(part);
  return s * s * 1e-3;
}
