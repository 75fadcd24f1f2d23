// By hand: each member takes its part by its number.
#ifndef _OPENMP
static int omp_get_thread_num(void) { return 0; }
static int omp_get_num_threads(void) { return 1; }
#endif
enum { N = 17 };
real f(real *x) {
  real y[N], s = 0;
#pragma omp parallel
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    for (int i = me; i < N; i += all)
      y[i] = x[i] * x[i] * x[(i + 5) % N];
  }
  for (int i = 0; i < N; i++)
    s += y[i] * (i + 1);
  return s;
}
