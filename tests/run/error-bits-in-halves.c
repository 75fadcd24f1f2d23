// Halves of the bits of doubles, kept apart.
// grad: f
// at: x=1.3
// value: 36.0
// d x: 20.0
// tol: 1e-6
// or error: float
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void split(const uint64_t *k, uint32_t *lo, uint32_t *hi, int n) {
  for (int i = 0; i < n; i++) {
    lo[i] = (uint32_t)k[i];
    hi[i] = (uint32_t)(k[i] >> 32);
  }
}
NI void join(uint64_t *k, const uint32_t *lo, const uint32_t *hi, int n) {
  for (int i = 0; i < n; i++)
    k[i] = (uint64_t)hi[i] << 32 | lo[i];
}
double f(double x) {
  double p[4];
  uint64_t k[4];
  uint32_t a[4], b[4];
  for (int i = 0; i < 4; i++)
    p[i] = x * i + 1;
  memcpy(k, p, 32);
  split(k, a, b, 4);
  memset(k, 0, 32);
  join(k, a, b, 4);
  memcpy(p, k, 32);
  double s = 0;
  for (int i = 0; i < 4; i++)
    s += p[i] * (i + 1);
  return s;
}
