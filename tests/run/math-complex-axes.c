// Divisors and arguments with a part that is 0.
// grad: f
// at: x=1.25 y=0
// value: 1.6881747878399307
// d x: 31.570472186812615
// d y: 57.940944373625229
// at: x=0 y=-0.75
// value: 3.4090431123042969
// d x: -3.6103247220406675
// d y: 13.884571973819638
#include <complex.h>
double f(double x, double y) {
  double complex z = x + y * I, r = (2 - 1 * I) / z + z / (1 - z) + csqrt(z) + ctan(z) * clog(2 * z) + cpow(z, 2);
  return creal(r) + 2 * cimag(r) + cabs(z);
}
