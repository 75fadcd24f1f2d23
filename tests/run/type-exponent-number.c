// The exponent of a float as a number: a step function, whichever way it is cut out of the bits.
// grad: f
// at: x=[1.5,-20,0.375] n=3
// value: -80.75
// d x: [0,4,-2]
#include <stdint.h>
#include <string.h>
double f(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    uint64_t bits;
    memcpy(&bits, x + i, sizeof bits);
    double exponent = (double)((int)(bits >> 52 & 0x7ff) - 1023);
    int high = (int)(bits >> 32);
    double again = (double)((high & 0x7ff00000) >> 20) - 1023;
    s += (exponent + again) / 2 * x[i] + (exponent == again ? 0 : 1);
  }
  return s;
}
