// What one does while the others go on; a chain of loops that do not wait, each with the same parts.
enum { N = 18 };
real f(real *x) {
  real y[N], z[N], w = 0, v = 0, s = 0;
#pragma omp parallel
  {
#pragma omp single nowait
    w = x[0] * x[1];
#pragma omp for schedule(static) nowait
    for (int i = 0; i < N; i++)
      y[i] = sin(x[i]);
#pragma omp for schedule(static) nowait
    for (int i = 0; i < N; i++)
      z[i] = y[i] * y[i] + x[i];
#pragma omp for schedule(static) nowait
    for (int i = 0; i < N; i++)
      y[i] = z[i] * y[i];
#pragma omp single
    v = x[2] * x[2];
#pragma omp for reduction(+ : s)
    for (int i = 0; i < N; i++)
      s += y[i] * (w + v);
  }
  return s;
}
