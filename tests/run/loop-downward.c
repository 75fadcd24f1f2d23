// Counting down.
// grad: f
// at: n=4 x=[1,2,3,4]
// value: 7.25
// d x: [2,2,1.5,1]
double f(int n, const double *x) {
  double s = 0;
  for (int i = n - 1; i >= 0; i--)
    s = s * 0.5 + x[i] * x[i];
  return s;
}
