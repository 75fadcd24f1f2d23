// An exponential in vectors: what is rounded becomes an exponent, the rest is a polynomial.
// grad: f
// at: x=[0.7,-1.3,2.1,0.2] n=4
// value: 10.522971546635699
// d x: [0.548811615675542,0.5488104524983564,9.97415985818254,9.97361551958258]
#include <string.h>
typedef double doubles __attribute__((vector_size(32)));
typedef long longs __attribute__((vector_size(32)));
double f(const double *x, int n) {
  double s = 0;
  for (int i = 0; i + 4 <= n; i += 4) {
    doubles v;
    memcpy(&v, x + i, sizeof v);
    longs k = __builtin_convertvector(v * 1.4426950408889634 + 1000.5, longs) - 1000;
    doubles r = v - __builtin_convertvector(k, doubles) * 0.6931471805599453;
    doubles power = (doubles)((k + 1023) << 52);
    doubles e = power * (1 + r * (1 + r * (0.5 + r * (1 / 6.0 + r * (1 / 24.0)))));
    s += e[0] * e[1] + e[2] * e[3];
  }
  return s;
}
