// Words that are bits of doubles, read by one function and written by another.
// grad: f
// at: x=1.3
// value: 84.500000000000014
// d x: 130.0
// tol: 1e-6
// or error: a float that carries a derivative
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI uint64_t rd(const uint64_t *p, int i) { return p[i]; }
NI void wr(uint64_t *p, int i, uint64_t w) { p[i] = w; }
double f(double x) {
  double a[4];
  uint64_t w[4];
  for (int i = 0; i < 4; i++)
    a[i] = x * (i + 1);
  memcpy(w, a, 32);
  for (int i = 0; i < 2; i++) {
    uint64_t s = rd(w, i), e = rd(w, 3 - i);
    wr(w, i, e);
    wr(w, 3 - i, s);
  }
  memcpy(a, w, 32);
  double t = 0;
  for (int i = 0; i < 4; i++)
    t += a[i] * a[i] * (i + 1);
  return t;
}
