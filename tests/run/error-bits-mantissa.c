// A mantissa by bit masks, as in older libraries.
// error: a float
// grad: f
// at: x=1.7
#include <stdint.h>
#include <string.h>
double f(double x) {
  uint64_t u;
  memcpy(&u, &x, 8);
  int e = (int)((u >> 52) & 2047) - 1023;
  u = (u & 0x000fffffffffffffull) | 0x3ff0000000000000ull;
  double m;
  memcpy(&m, &u, 8);
  return m * m + e;
}
