// Products and quotients of complex numbers, with the library's checks (__muldc3, __divdc3).
// grad: f
// at: x=[0.75,-0.4,1.3,0.9]
// value: 7.3298233778935644
// d x: [-3.4136611907405769,20.222886611284045,12.97269375244723,-2.8181150841353689]
// at: x=[-1.5,0.25,0.5,-2]
// value: 8.9287208357267251
// d x: [-12.487581645576014,-5.2558912609902277,-5.1547618580002909,-3.3469319382879625]
#include <complex.h>
double f(const double *x) {
  double complex a = x[0] + x[1] * I, b = x[2] + x[3] * I;
  double complex q = a * b / (a + 2 * b) - b / a;
  q = q * q + conj(a) * b;
  return creal(q) + 2 * cimag(q) + cabs(q);
}
