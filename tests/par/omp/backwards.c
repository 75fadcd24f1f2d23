// Loops that go down, in steps, with bounds that are long or without a sign.
enum { N = 20 };
real f(real *x) {
  real s = 0, y[N];
#pragma omp parallel
  {
#pragma omp for schedule(static, 2) nowait
    for (int i = N - 2; i >= 0; i -= 3)
      y[i] = x[i] * x[i];
#pragma omp for
    for (unsigned i = 2; i < N; i += 3u)
      y[i] = sin(x[i]);
#pragma omp for schedule(dynamic)
    for (long i = 18; i > 0; i -= 6)
      y[i] = y[i] * y[i - 1];
#pragma omp for schedule(guided)
    for (unsigned long i = 1; i < N; i += 3)
      y[i] = x[i] * x[i - 1];
#pragma omp for reduction(+ : s) schedule(dynamic, 3)
    for (long long i = N - 1; i >= 0; i--)
      s += y[i] * x[(i + 7) % N];
  }
  return s;
}
