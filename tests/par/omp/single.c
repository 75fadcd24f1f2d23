// One member computes what all use.
enum { N = 14 };
real f(real *x) {
  real m = 0, y[N], s = 0;
#pragma omp parallel
  {
#pragma omp single
    for (int i = 0; i < N; i++)
      m += x[i] / N;
#pragma omp for
    for (int i = 0; i < N; i++)
      y[i] = (x[i] - m) * (x[i] - m);
  }
  for (int i = 0; i < N; i++)
    s += y[i] * x[i];
  return s;
}
