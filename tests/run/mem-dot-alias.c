// The same array through one pointer twice.
// grad: f
// at: n=3 x=[1,2,3]
// value: 10
// d x: [6,4,2]
static double dot(int n, const double *x, const double *y) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * y[n - 1 - i];
  return s;
}
double f(int n, const double *x) { return dot(n, x, x); }
