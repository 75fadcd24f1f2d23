// Bits of a double that lie in memory as a `long double` of the same value.
// grad: f
// at: x=1.3
// value: 1.6900000000000002
// d x: 2.6
// or error: a derivative
#include <stdint.h>
#include <string.h>
double f(double x) {
  double y = x * x;
  uint64_t u;
  memcpy(&u, &y, sizeof u);
  volatile long double wide = u;
  u = (uint64_t)wide;
  memcpy(&y, &u, sizeof y);
  return y;
}
