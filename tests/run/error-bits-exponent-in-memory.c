// The exponent of a word raised in memory.
// grad: f
// at: x=1.3
// value: -10.4
// d x: -8.0
// tol: 1e-6
// or error: integer arithmetic on the bits of a float
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void st(const uint64_t *a, uint64_t *t) { *t = *a + (2ull << 52); }
double f(double x) {
  double p[2];
  uint64_t w[2], q;
  p[0] = -x;
  p[1] = 3 * x;
  memcpy(w, p, 16);
  st(w, &q);
  double r;
  memcpy(&r, &q, 8);
  return r * 2;
}
