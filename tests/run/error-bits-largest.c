// The largest of the bits of floats, kept in memory.
// grad: f
// at: x=1.3
// value: 24.010000228881836
// d x: 29.4
// tol: 1e-6
// or error: bits of a float
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void keep(uint32_t *best, const uint32_t *k, int n) {
  for (int i = 0; i < n; i++)
    if (k[i] > *best)
      *best = k[i];
}
double f(double x) {
  float p[4], b;
  uint32_t k[4], best = 0;
  for (int i = 0; i < 4; i++)
    p[i] = (float)(x * (i * 3 % 4) + 1);
  memcpy(k, p, 16);
  keep(&best, k, 4);
  memcpy(&b, &best, 4);
  return b * b;
}
