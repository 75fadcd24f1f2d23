// Bits of doubles, encoded and decoded.
// grad: f
// at: x=1.3
// value: 36.0
// d x: 20.0
// tol: 1e-6
// or error: bits of a float
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void code(uint64_t *k, int n, uint64_t key) {
  for (int i = 0; i < n; i++)
    k[i] ^= key + i;
}
double f(double x) {
  double p[4];
  uint64_t k[4];
  for (int i = 0; i < 4; i++)
    p[i] = (x * i + 1);
  memcpy(k, p, 32);
  code(k, 4, 12345);
  code(k, 4, 12345);
  memcpy(p, k, 32);
  double s = 0;
  for (int i = 0; i < 4; i++)
    s += p[i] * (i + 1);
  return s;
}
