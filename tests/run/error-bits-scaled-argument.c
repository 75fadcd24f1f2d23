// The exponent of an integer argument raised, and stored.
// grad: f
// at: x=1.3
// value: 4596.8000000000002
// d x: 7072.0
// tol: 1e-6
// or error: integer arithmetic on the bits of a float
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void scale2(uint64_t a, int e, uint64_t *o) { *o = a + ((uint64_t)e << 52); }
double f(double x) {
  double t = 0;
  for (int i = 0; i < 5; i++) {
    double v = x * (i + 1);
    uint64_t q;
    memcpy(&q, &v, 8);
    scale2(q, 2, &q);
    memcpy(&v, &q, 8);
    t += v * v * i;
  }
  return t;
}
