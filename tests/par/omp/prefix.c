// Sums up to each element, by hand: each member its part, then what stands before it.
#ifndef _OPENMP
static int omp_get_thread_num(void) { return 0; }
static int omp_get_num_threads(void) { return 1; }
#endif
enum { N = 19 };
real f(real *x) {
  real y[N], before[65], s = 0;
  before[0] = 0;
#pragma omp parallel
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    int from = N * me / all, to = N * (me + 1) / all;
    real sum = 0;
    for (int i = from; i < to; i++) {
      sum += x[i] * x[i];
      y[i] = sum;
    }
    before[me + 1] = sum;
#pragma omp barrier
#pragma omp single
    for (int k = 0; k < all; k++)
      before[k + 1] += before[k];
    for (int i = from; i < to; i++)
      y[i] += before[me];
  }
  for (int i = 0; i < N; i++)
    s += y[i] * sin(x[i]);
  return s;
}
