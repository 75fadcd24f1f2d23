// Quotients, roots and moduli of numbers whose squares overflow; a hyperbolic tangent that is 1.
// grad: f
// at: x=0.75 y=1.25
// value: 3.8711995121728635
// d x: 1.0529572938890649
// d y: 1.6651852334048518
#include <complex.h>
double f(double x, double y) {
  double complex a = x * 1e200 + y * 1e200 * I, b = 3e200 - 2e200 * I;
  double complex q = a / b, s = csqrt(a) * 1e-100, t = ctanh(400 * x + y * I);
  return creal(q) + cimag(q) * 2 + creal(s) * cimag(s) + cabs(a) * 1e-200 + creal(t);
}
