// What is known to lie apart, and what is not: pointers that are swapped, and two of one array.
enum { N = 12 };
struct pair_of {
  real *p, *q;
};
static void gather(const real *restrict x, real *restrict y, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    y[i] = x[i * 5 % n] * x[0] + x[i];
}
static real *swapped(real *a, real *b, int n) {
#pragma omp parallel
  for (int t = 0; t < 3; t++) {
#pragma omp for
    for (int i = 0; i < n; i++)
      b[i] = a[i * 7 % n] * 1.5 + a[i] * a[0];
#pragma omp single
    {
      real *p = a;
      a = b;
      b = p;
    }
  }
  return a;
}
static void squares(real *restrict x, int n) {
  struct pair_of both = {x, x};
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    both.p[i] = both.q[i] * both.q[i] + 0.1 * both.q[i];
}
real f(real *x) {
  real y[N], z[N], s = 0;
  gather(x, y, N);
  squares(y, N);
  real *a = swapped(y, z, N);
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < N; i++)
    s += a[i] * (i + 1) * 0.1;
  return s;
}
