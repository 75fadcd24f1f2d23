// lgamma_r: the sign leaves through a pointer.
// grad: f
// at: x=4.5
// value: 2.4537365708424423
// d x: 1.388870926359529
// at: x=-0.5
// value: -1.2655121234846454
// d x: -0.03648997397857652
#define _GNU_SOURCE
#include <math.h>
double f(double x) {
  int sign;
  double g = lgamma_r(x, &sign);
  return g * sign;
}
