// remquo: remainder active, quotient bits inactive.
// grad: f
// at: x=7.75 y=2
// value: -1.25
// d x: 5
// d y: -20
#include <math.h>
double f(double x, double y) {
  int q;
  double r = remquo(x, y, &q);
  return r * (q + 1);
}
