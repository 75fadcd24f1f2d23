// Bits of a float that are converted to a wider number, and back.
// grad: f
// at: x=1.3
// value: 1.6900000000000002
// d x: 2.6
// tol: 1e-5
// or error: a derivative
#include <stdint.h>
#include <string.h>
__attribute__((noinline)) static double wide(uint32_t u) { return u; }
double f(double x) {
  float y = (float)(x * x);
  uint32_t u;
  memcpy(&u, &y, sizeof u);
  u = (uint32_t)wide(u);
  memcpy(&y, &u, sizeof y);
  return y;
}
