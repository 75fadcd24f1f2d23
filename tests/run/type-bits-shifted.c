// The bits of a float, shifted as an integer: the first guess of a square root.
// grad: f
// at: x=1.7
// value: 1.35
// d x: 0.5
#include <stdint.h>
#include <string.h>
double f(double x) {
  uint64_t u;
  memcpy(&u, &x, 8);
  u = (u >> 1) + 0x1ff8000000000000ull;
  double y;
  memcpy(&y, &u, 8);
  return y;
}
