// Noinline callees that get aliased and overlapping arguments.
// grad: f
// at: x=[0.622,0.551,0.8,0.561,0.639,0.262,0.247] n=7
// value: 183205.4838827459
// d x: [1983110.9215843442,3099168.6227279156,516288.7884496545,119922.11912857875,109617.31483502459,82212.52530926294,40776.59549902889]
__attribute__((noinline)) static void axpy(double a, const double *x, double *y, int n) {
  for (int i = 0; i < n; i++)
    y[i] += a * x[i];
}
__attribute__((noinline)) static void scal(double *a, double *x, int n) {
  for (int i = 0; i < n; i++)
    x[i] *= *a;
}
double f(double *x, int n) {
  axpy(x[0], x, x, n);
  axpy(x[1], x, x + 1, n - 1);
  scal(&x[2], x, n);
  axpy(2, x + 1, x, n - 1);
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * x[i] * (i + 1);
  return s;
}
