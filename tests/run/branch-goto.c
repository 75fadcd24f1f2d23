// Forward gotos into a shared tail.
// grad: f
// at: x=0.5 y=3
// value: 0.75
// d x: 2
// d y: 0
// at: x=2 y=3
// value: 227
// d x: 91
// d y: 240
// at: x=2 y=-3
// value: 38
// d x: 37
// d y: -24
double f(double x, double y) {
  double t = x;
  if (x < 1)
    goto tail;
  t = x * y;
  if (y < 0)
    goto tail;
  t += y * y;
tail:
  return t * t + x;
}
