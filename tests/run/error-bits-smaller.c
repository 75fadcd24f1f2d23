// The smaller of two words that are bits of floats.
// grad: f
// at: x=1.3
// value: 2.5999999046325684
// d x: 2.0
// tol: 1e-6
// or error: integer arithmetic on the bits of a float
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void ms(const uint32_t *a, uint32_t *t) { t[0] = a[0] <= a[1] ? a[0] : a[1]; }
double f(double x) {
  float p[2];
  uint32_t w[2], q[2];
  p[0] = (float)x;
  p[1] = (float)(3 * x);
  memcpy(w, p, 8);
  ms(w, q);
  memcpy(p, q, 4);
  return p[0] * 2;
}
