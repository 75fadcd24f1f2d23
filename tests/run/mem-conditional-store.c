// A store that happens only on some iterations.
// grad: f
// at: n=5 x=[1,-2,3,-4,5] y=[1,1,1,1,1]
// value: 147
// d x: [3,1,27,1,75]
// d y: [1,-2,27,-4,125]
double f(int n, const double *x, double *y) {
  for (int i = 0; i < n; i++)
    if (x[i] > 0)
      y[i] = y[i] * x[i] * x[i];
  double s = 0;
  for (int i = 0; i < n; i++)
    s += y[i] * x[i];
  return s;
}
