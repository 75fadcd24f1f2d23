// Nothing is kept in order: each iteration's own state, growing.
enum { N = 12 };
real f(real *x) {
  real y[N], s = 0;
#pragma omp parallel for schedule(dynamic)
  for (int i = 0; i < N; i++) {
    real t = x[i];
    while (t * t > 0.01)
      t = t * 0.7 * cos(t);
    y[i] = t * x[(i + 1) % N];
  }
  for (int i = 0; i < N; i++)
    s += y[i] * (i + 1);
  return s;
}
