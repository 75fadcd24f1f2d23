// The sum of bits of a double and zero.
// grad: f
// at: x=1.3
// value: 2.6000000000000001
// d x: 2.0
// tol: 1e-6
// or error: a float that carries a derivative
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void st(const int64_t *a, const int64_t *b, int64_t *t) { *t = *a + *b; }
double f(double x) {
  double p[2];
  int64_t w[2], q, z = 0;
  p[0] = x;
  p[1] = 3 * x;
  memcpy(w, p, 16);
  st(w, &z, &q);
  double r;
  memcpy(&r, &q, 8);
  return r * 2;
}
