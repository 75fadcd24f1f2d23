// C99 complex arithmetic: right, or refused.
// grad: f
// at: x=1.5 y=0.5
// value: 3.75
// d x: 7
// d y: 6
// or error: TL000
#include <complex.h>
double f(double x, double y) {
  double complex z = x + y * I;
  z = z * z + 0.5;
  return creal(z) * cimag(z);
}
