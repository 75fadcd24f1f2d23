// The smaller of two words, left in a variable of the file.
// grad: f
// at: x=1.3
// value: 2.6000000000000001
// d x: 2.0
// tol: 1e-6
// or error: a float that carries a derivative
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
static uint64_t G;
NI void st(const uint64_t *a, const uint64_t *b) { G = *a < *b ? *a : *b; }
double f(double x) {
  double p[2];
  uint64_t w[2], q;
  p[0] = x;
  p[1] = 3 * x;
  memcpy(w, p, 16);
  st(w, w + 1);
  q = G;
  double r;
  memcpy(&r, &q, 8);
  return r * 2;
}
