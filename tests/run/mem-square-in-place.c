// Case 8: x[i] must be kept before it is cleared.
// grad: f
// at: n=3 x=[1,2,3] out=[0,0,0]
// value: 36
// d x: [2,8,18]
// d out: [0,0,0]
double f(int n, double *x, double *out) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    out[i] = x[i] * x[i];
    x[i] = 0;
  }
  for (int i = 0; i < n; i++)
    s += out[i] * (i + 1) + x[i];
  return s;
}
