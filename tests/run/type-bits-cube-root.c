// A cube root from a third of the bits, of numbers of both signs, and a step of Newton's method (Kahan).
// grad: f
// at: x=[1.3,-20,0.004] n=3
// value: -3.8622410803759495
// d x: [0.2771863194471144,0.09018055110712524,39.21412568566798]
#include <stdint.h>
#include <string.h>
static double root(double x) {
  uint64_t i;
  memcpy(&i, &x, sizeof i);
  uint64_t sign = i & UINT64_C(1) << 63;
  i = (i - sign) / 3 + UINT64_C(3071306043645493248) + sign;
  double y;
  memcpy(&y, &i, sizeof y);
  return y - (y - x / (y * y)) / 3;
}
double f(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += (i + 1) * root(x[i]);
  return s;
}
