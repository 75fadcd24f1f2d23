// Values that do not move on the way taken, where a partial is infinite or not there: exponents that are constants for some i, with
// a negative base; roots and arcs of members that nobody writes.
// grad: f
// at: x=1.3 i=1
// value: 3.7507963267948963
// d x: 1.2
#include <math.h>

struct node { int leaf; double value, root, edge; };

static double power(const struct node *base, const struct node *exponent) {
  return pow(base->value - 2, exponent->value);
}

double f(double x, int i) {
  struct node nodes[2] = {{0, x, 0, 1}, {1, 2, 0, 1}};
  if (i > 100)
    nodes[1] = (struct node){1, x, x, x};
  double s = power(&nodes[0], &nodes[1]);
  s += sqrt(nodes[1].root) + cbrt(nodes[1].root) + acos(nodes[1].edge) + acosh(nodes[1].edge) + asin(nodes[1].edge);
  return s + x * x;
}
