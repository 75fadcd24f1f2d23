// Chunks of three, handed out in turn.
enum { N = 23 };
real f(real *x) {
  real y[N], s = 0;
#pragma omp parallel for schedule(static, 3)
  for (int i = 0; i < N; i++)
    y[i] = x[i] * x[N - 1 - i] + exp(x[i]);
  for (int i = 0; i < N; i++)
    s += y[i] * y[i];
  return s;
}
