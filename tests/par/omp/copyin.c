// A variable of each thread's own that gets its value from the first when a region begins, twice.
enum { N = 12 };
static real scale, weights[3];
#pragma omp threadprivate(scale, weights)
real f(real *x) {
  real s = 0, y[N];
  scale = x[3] * x[3];
  for (int k = 0; k < 3; k++)
    weights[k] = x[k] * (k + 1);
#pragma omp parallel for copyin(scale, weights)
  for (int i = 0; i < N; i++)
    y[i] = scale * x[i] + weights[i % 3];
  scale = sin(x[4]);
#pragma omp parallel copyin(scale)
  {
    scale = scale * scale;
#pragma omp for reduction(+ : s)
    for (int i = 0; i < N; i++)
      s += y[i] * y[i] * scale;
  }
  return s;
}
