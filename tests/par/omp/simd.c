enum { N = 32 };
real f(real *x) {
  real y[N], s = 0;
#pragma omp simd
  for (int i = 0; i < N; i++)
    y[i] = x[i] * x[i] + 0.5 * x[i];
#pragma omp parallel for simd reduction(+ : s)
  for (int i = 0; i < N; i++)
    s += y[i] * x[N - 1 - i];
  return s;
}
