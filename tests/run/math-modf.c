// modf: the fraction is active, the integral part is piecewise constant.
// grad: f
// at: x=3.25
// value: 0.1875
// d x: 1.5
// at: x=-2.75
// value: -1.125
// d x: 3
#include <math.h>
double f(double x) {
  double whole;
  double part = modf(x, &whole);
  return part * part * whole;
}
