// Bits of doubles, counted up in a function.
// grad: f
// at: x=1.3
// value: 36.00000000000001
// d x: 20.0
// tol: 1e-6
// or error: bits of a float
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void bump(uint64_t *k, int n) {
  for (int i = 0; i < n; i++)
    k[i] += 1;
}
double f(double x) {
  double p[4];
  uint64_t k[4];
  for (int i = 0; i < 4; i++)
    p[i] = x * i + 1;
  memcpy(k, p, 32);
  bump(k, 4);
  memcpy(p, k, 32);
  double s = 0;
  for (int i = 0; i < 4; i++)
    s += p[i] * (i + 1);
  return s;
}
