// One value with three uses: its adjoints add up.
// grad: f
// at: x=1.75
// value: -3.63671875
// d x: -2.625
double f(double x) {
  double t = x * x;
  return t * t + t - 3 * t * x;
}
