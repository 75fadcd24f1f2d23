// Values exchanged through a temporary.
// grad: f
// at: n=5 x=[1,2,3,4,5]
// value: 25.5
// d x: [4,16,1.5,4,2.5]
double f(int n, double *x) {
  for (int i = 0; i < n / 2; i++) {
    double t = x[i];
    x[i] = x[n - 1 - i] * 2;
    x[n - 1 - i] = t * t;
  }
  double s = 0;
  for (int i = 0; i < n; i++)
    s = s * 0.5 + x[i] * x[i];
  return s;
}
