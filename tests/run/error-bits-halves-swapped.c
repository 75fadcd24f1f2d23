// Halves of a word exchanged in memory, twice.
// grad: f
// at: x=1.3
// value: 2.6000000000000001
// d x: 2.0
// tol: 1e-6
// or error: integer arithmetic on the bits of a float
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void st(const uint64_t *a, uint64_t *b) { *b = *a << 32 | *a >> 32; }
double f(double x) {
  double p[2];
  uint64_t w[2], q, c;
  p[0] = x;
  p[1] = 3 * x;
  memcpy(w, p, 16);
  st(w, &q);
  st(&q, &c);
  double r;
  memcpy(&r, &c, 8);
  return r * 2;
}
