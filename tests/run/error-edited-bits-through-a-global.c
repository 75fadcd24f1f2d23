// The bits of twice a float that functions put into a global, and take from it.
// grad: f
// at: x=1.3
// value: 3.3800000000000003
// d x: 5.2
// tol: 1e-6
// or error: a derivative
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
static uint64_t GW[4];
NI void f4(int k, uint64_t a) { GW[k & 3] = a; }
NI uint64_t g5(int k) { return GW[k & 3]; }
NI void f9(uint64_t *o, uint64_t a) { *o = a; }
NI double fin(uint64_t u) {
  double d;
  memcpy(&d, &u, 8);
  return d;
}
double f(double x) {
  double d = x * x;
  uint64_t u;
  memcpy(&u, &d, 8);
  f4(1, u + (1ull << 52));
  uint64_t u3 = g5(1);
  uint64_t u8;
  f9(&u8, u3);
  return fin(u8);
}
