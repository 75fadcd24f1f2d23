// Tasks that begin tasks, and wait for them.
enum { N = 16 };
static real sum(real *x, int n) {
  if (n == 1)
    return x[0] * x[0];
  real a, b;
#pragma omp task shared(a)
  a = sum(x, n / 2);
#pragma omp task shared(b)
  b = sum(x + n / 2, n - n / 2);
#pragma omp taskwait
  return a + b + 0.1 * a * b;
}
real f(real *x) {
  real s = 0;
#pragma omp parallel
#pragma omp single
  s = sum(x, N);
  return s;
}
