// Halves of a float that functions put into a global, and take from it.
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
NI uint32_t g10(int k) { return GH[k]; }
NI void f20(uint32_t *o, int k, uint32_t a) { o[k] = a; }
double f(double x) {
  double d = x * x;
  uint64_t u;
  memcpy(&u, &d, 8);
  f9(1, u >> 32);
  f9(4, u);
  uint32_t h = g10(1), l = g10(4);
  uint32_t a[2];
  f20(a, 0, l);
  f20(a, 1, h);
  double e;
  memcpy(&e, a, 8);
  return e;
}
