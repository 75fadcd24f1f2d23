// Halves of a float that a function puts into a global.
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
NI void f9(int k, uint32_t a) { GH[k] = a; }
double f(double x) {
  double d = x * x;
  uint64_t u;
  memcpy(&u, &d, 8);
  f9(1, u >> 32);
  f9(4, u);
  uint32_t h = GH[1], l = GH[4];
  u = (uint64_t)h << 32 | l;
  double e;
  memcpy(&e, &u, 8);
  return e;
}
