// A branch on an active value.
// grad: f
// at: x=2
// value: 8
// d x: 12
// at: x=-2
// value: 4
// d x: -2
double f(double x) {
  if (x > 0)
    return x * x * x;
  return -2 * x;
}
