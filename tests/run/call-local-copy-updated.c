// As call-local-copy, with updates of the copies in between.
// grad: f
// at: x=[1,2,3,4] n=2
// value: 168
// d x: [12,20,40,74]
__attribute__((noinline)) static double g(const double *q, const double *v) {
  double e = 0;
  for (int i = 0; i < 2; i++)
    e += q[i] * v[i] * v[i];
  return e;
}
double f(const double *restrict x, int n) {
  double q[2], v[2];
  for (int i = 0; i < 2; i++) {
    q[i] = x[i];
    v[i] = x[2 + i];
  }
  for (int s = 0; s < n; s++)
    for (int i = 0; i < 2; i++)
      q[i] += 0.5 * v[i];
  double e = g(q, v);
  for (int i = 0; i < 2; i++)
    e += q[i] * v[i];
  return e;
}
