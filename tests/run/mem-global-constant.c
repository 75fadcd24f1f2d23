// Reading a global table that is never written.
// grad: f
// at: x=1.5
// value: 2.6625
// d x: 4.475
static double weight[3] = {0.2, 0.3, 0.5};
double f(double x) {
  double s = 0, p = 1;
  for (int i = 0; i < 3; i++) {
    p *= x;
    s += weight[i] * p;
  }
  return s;
}
