// Nested branches with a join in the middle.
// grad: f
// at: x=1 y=2
// value: 5
// d x: 6
// d y: 4
// at: x=2 y=1
// value: 8
// d x: 8
// d y: 4
// at: x=-1 y=2
// value: 0.5
// d x: -1
// d y: -0.25
// at: x=-1 y=-2
// value: 2
// d x: -6
// d y: -1
double f(double x, double y) {
  double t;
  if (x > 0) {
    if (x > y)
      t = x * y;
    else
      t = y * y;
    t += x;
  } else if (y > 0)
    t = x / y;
  else
    t = x * x * y;
  return t * x;
}
