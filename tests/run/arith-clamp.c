// Clamping by ternaries: zero outside the interval.
// grad: f
// at: x=0.5
// value: 2
// d x: 4
// at: x=-2
// value: -2
// d x: 1
// at: x=9
// value: 12
// d x: 1
double f(double x) {
  double t = x < 0 ? 0 : x;
  t = t > 1 ? 1 : t;
  return 3 * t + x;
}
