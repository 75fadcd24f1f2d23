// One of two integer arguments stored, by a branch.
// grad: f
// at: x=1.3
// value: 2.6000000000000001
// d x: 2.0
// tol: 1e-6
// or error: integer arithmetic on the bits of a float
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void st(uint64_t a, uint64_t b, uint64_t *t) {
  if (a < b)
    *t = a;
  else
    *t = b;
}
double f(double x) {
  double p[2];
  uint64_t w[2], q;
  p[0] = x;
  p[1] = 3 * x;
  memcpy(w, p, 16);
  st(w[0], w[1], &q);
  double r;
  memcpy(&r, &q, 8);
  return r * 2;
}
