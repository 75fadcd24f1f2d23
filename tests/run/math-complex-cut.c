// On the negative real axis the sign of a zero says on which side of the cut it is: above.
// grad: f
// at: x=-2 y=0
// value: -2.4823666512212719
// d x: -0.79362189956777708
// d y: 3.1736127861328674
#include <complex.h>
double f(double x, double y) {
  double complex z = x + y * I, r = csqrt(z) * clog(z);
  return creal(r) + 2 * cimag(r);
}
