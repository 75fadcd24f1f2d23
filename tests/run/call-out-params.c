// Results leave through pointers to locals.
// grad: f
// at: x=3 y=4
// value: 23.182380450040306
// d x: 1.5637713080096733
// d y: 10.418361744012898
#include <math.h>
__attribute__((noinline)) static void polar(double x, double y, double *r, double *t) {
  *r = sqrt(x * x + y * y);
  *t = atan2(y, x);
}
double f(double x, double y) {
  double r, t;
  polar(x, y, &r, &t);
  return r * r * t;
}
