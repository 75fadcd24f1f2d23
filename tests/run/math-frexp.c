// frexp: the mantissa is active, the exponent leaves through a pointer and is not.
// grad: f
// at: x=10.5
// value: 1.72265625
// d x: 0.328125
// at: x=-0.1875
// value: -1.125
// d x: 12
#include <math.h>
double f(double x) {
  int e;
  double m = frexp(x, &e);
  return m * m * e;
}
