// Halves of a float that a function takes from a global.
// grad: f
// at: x=1.3
// value: 1.6900000000000002
// d x: 2.6
// tol: 1e-6
// or error: a derivative
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
static uint32_t GH[8];
NI uint32_t g10(int k) { return GH[k]; }
double f(double x) {
  double d = x * x;
  uint64_t u;
  memcpy(&u, &d, 8);
  GH[1] = u >> 32;
  GH[4] = u;
  uint32_t h = g10(1), l = g10(4);
  u = (uint64_t)h << 32 | l;
  double e;
  memcpy(&e, &u, 8);
  return e;
}
