// Short-circuit conditions.
// grad: f
// at: x=1 y=2
// value: 2
// d x: 2
// d y: 1
// at: x=-1 y=2
// value: -5
// d x: 1
// d y: -4
// at: x=-1 y=-2
// value: 2
// d x: -2
// d y: -1
double f(double x, double y) {
  if ((x > 0 && y > x) || (x < 0 && y < 0))
    return x * y;
  return x - y * y;
}
