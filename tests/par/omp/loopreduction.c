// A loop by tasks with a reduction, of which Archer knows nothing.
enum { N = 18 };
real f(real *x) {
  real s = 0;
#pragma omp parallel
#pragma omp single
#pragma omp taskloop reduction(+ : s) grainsize(4)
  for (int i = 0; i < N; i++)
    s += x[i] * exp(-0.2 * x[i]);
  return sin(s);
}
