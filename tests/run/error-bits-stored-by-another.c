// The bits of twice a float, stored by another function.
// grad: f
// at: x=1.3
// value: 2.6000000000000001
// d x: 2.0
// tol: 1e-6
// or error: a derivative
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void st(double *o, uint64_t v) { memcpy(o, &v, 8); }
double f(double x) {
  uint64_t u;
  memcpy(&u, &x, 8);
  double o;
  st(&o, u + (1ull << 52));
  return o;
}
