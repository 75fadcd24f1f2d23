// A number that is handed in by value.
enum { N = 10 };
static real scaled(real *x, real by) {
  real s = 0;
#pragma omp parallel for firstprivate(by) reduction(+ : s)
  for (int i = 0; i < N; i++)
    s += x[i] * by * x[i];
  return s;
}
real f(real *x) { return scaled(x, x[3] * x[4]); }
