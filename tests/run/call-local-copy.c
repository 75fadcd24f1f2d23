// Local arrays are copied from the argument, read by a helper, and read again afterwards.
// grad: f
// at: x=[1,2,3,4]
// value: 52
// d x: [12,20,7,18]
__attribute__((noinline)) static double g(const double *q, const double *v) {
  double e = 0;
  for (int i = 0; i < 2; i++)
    e += q[i] * v[i] * v[i];
  return e;
}
double f(const double *x) {
  double q[2], v[2];
  for (int i = 0; i < 2; i++) {
    q[i] = x[i];
    v[i] = x[2 + i];
  }
  double e = g(q, v);
  for (int i = 0; i < 2; i++)
    e += q[i] * v[i];
  return e;
}
