// In-place update y += a x.
// grad: f
// at: n=3 a=0.5 x=[1,2,3] y=[4,5,6]
// value: 112.5
// d a: 78
// d x: [4.5,6,7.5]
// d y: [9,12,15]
double f(int n, double a, const double *x, double *y) {
  for (int i = 0; i < n; i++)
    y[i] += a * x[i];
  double s = 0;
  for (int i = 0; i < n; i++)
    s += y[i] * y[i];
  return s;
}
