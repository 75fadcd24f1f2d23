// Alone where it does not pay.
enum { N = 12 };
static real part(real *x, int n) {
  real s = 0;
#pragma omp parallel for if (n > 6) reduction(+ : s)
  for (int i = 0; i < n; i++)
    s += x[i] * x[i] * x[i];
  return s;
}
real f(real *x) { return part(x, N) * part(x + 2, 5); }
