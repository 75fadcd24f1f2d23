// Radix sort of floats whose negative ones are turned around.
// grad: f
// at: x=1.3
// value: 68.90000200271606
// d x: 3
// tol: 1e-6
// or error: bits of a float
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void flip(uint32_t *k, int n) {
  for (int i = 0; i < n; i++) {
    uint32_t m = -(int32_t)(k[i] >> 31) | 0x80000000u;
    k[i] ^= m;
  }
}
NI void unflip(uint32_t *k, int n) {
  for (int i = 0; i < n; i++) {
    uint32_t m = ((k[i] >> 31) - 1) | 0x80000000u;
    k[i] ^= m;
  }
}
NI void pass(const uint32_t *in, uint32_t *out, int n, int s) {
  int c[257];
  memset(c, 0, sizeof c);
  for (int i = 0; i < n; i++)
    c[((in[i] >> s) & 255) + 1]++;
  for (int i = 0; i < 256; i++)
    c[i + 1] += c[i];
  for (int i = 0; i < n; i++)
    out[c[(in[i] >> s) & 255]++] = in[i];
}
double f(double x) {
  float p[6];
  uint32_t k[6], t[6];
  for (int i = 0; i < 6; i++)
    p[i] = (float)((i * 7 % 5 - 2) * x + i);
  memcpy(k, p, sizeof k);
  flip(k, 6);
  for (int s = 0; s < 32; s += 8) {
    pass(k, t, 6, s);
    memcpy(k, t, sizeof k);
  }
  unflip(k, 6);
  memcpy(p, k, sizeof k);
  double s = 0;
  for (int i = 0; i < 6; i++)
    s += p[i] * (i + 1);
  return s;
}
