// How many members a region asks for, where that is said on a way to several regions, or to none: by `if`, or by a branch.
enum { N = 8 };
static void fill(const real *x, real *p, int n, int many) {
#pragma omp parallel for if (n > 3) num_threads(many) schedule(dynamic)
  for (int i = 1; i < n; i++) {
    real a[8];
    for (int k = 0; k < 8; k++)
      a[k] = 0.1 * k - 0.2;
    a[(int)(3.0 * sin(x[i]) + 4.0) & 7] += 0.3 * sin(x[i]);
    p[i] = a[2] * a[3] + x[i] * a[4];
  }
}
real f(real *x) {
  real p[N] = {0}, q[N] = {0}, s = 0;
  fill(x, p, N, 5);
  fill(x, q, 3, 6);
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < N; i++)
    s += p[i] * (i + 1) + q[i] * x[i];
  return s * s;
}
