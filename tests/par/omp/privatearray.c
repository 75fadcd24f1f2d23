// Arrays that are private, by clause and by place.
enum { N = 16 };
real f(real *x) {
  real t[3], y[N], s = 0;
#pragma omp parallel for private(t) schedule(static, 3)
  for (int i = 0; i < N; i++) {
    real u[2][2];
    for (int k = 0; k < 3; k++)
      t[k] = x[i] * (k + 1);
    u[0][0] = t[0] * t[1];
    u[0][1] = sin(t[2]);
    u[1][i % 2] = u[0][i % 2] * t[0];
    y[i] = u[1][i % 2] + u[0][1 - i % 2];
  }
  for (int i = 0; i < N; i++)
    s += y[i] * x[N - 1 - i];
  return s;
}
