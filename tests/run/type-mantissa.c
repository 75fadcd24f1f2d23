// A mantissa by bit masks and the exponent as a number, as in older libraries.
// grad: f
// at: x=[1.7,-0.3,12.5,0.01] n=4
// value: 0.10245156249999995
// d x: [0.84999999999999998,-2.3999999999999999,0.09765625,81.920000000000002]
#include <stdint.h>
#include <string.h>

double f(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    uint64_t u;
    memcpy(&u, &x[i], sizeof u);
    int e = (int)((u >> 52) & 2047) - 1022;
    u = (u & 0x000fffffffffffffull) | 0x3fe0000000000000ull;
    double m;
    memcpy(&m, &u, sizeof m);
    s += m * m + e;
  }
  return s;
}
