// A struct of doubles on the stack.
// grad: f
// at: x=2 y=-1
// value: 2
// d x: 0
// d y: -6
struct point {
  double x, y;
};
double f(double x, double y) {
  struct point p = {x * y, x + y}, q = p;
  p.x += q.y * q.y;
  q.y *= p.x;
  return p.x * q.y + p.y;
}
