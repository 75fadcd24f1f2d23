// Bits of floats with another sign, left in an array of the file.
// grad: f
// at: x=1.3
// value: -38.999998807907104
// d x: -30.0
// tol: 1e-5
// or error: bits of a float
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
static uint32_t G[4];
NI void st(const uint32_t *a, uint32_t m) {
  for (int i = 0; i < 4; i++)
    G[i] = a[i] ^ m;
}
double f(double x) {
  float p[4];
  uint32_t w[4];
  for (int i = 0; i < 4; i++)
    p[i] = (float)x * (i + 1);
  memcpy(w, p, 16);
  st(w, 0x80000000u);
  memcpy(p, G, 16);
  double t = 0;
  for (int i = 0; i < 4; i++)
    t += p[i] * (i + 1);
  return t;
}
