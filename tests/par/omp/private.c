// Variables of each member's own; what comes in, and what the last iteration leaves.
enum { N = 16 };
real f(real *x) {
  real scale = x[2] * x[2], last = 0, t, s = 0, y[N];
#pragma omp parallel for private(t) firstprivate(scale) lastprivate(last)
  for (int i = 0; i < N; i++) {
    t = scale * x[i];
    y[i] = t * t;
    last = sin(x[i]) * scale;
  }
  for (int i = 0; i < N; i++)
    s += y[i];
  return s * last;
}
