// Bits of doubles that are rotated through pointers to them.
// grad: f
// at: x=1.3
// value: 40.56
// d x: 62.400000000000006
// tol: 1e-6
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void rot(uint64_t **r, int n) {
  uint64_t t = *r[0];
  int neg = 0;
  for (int i = 0; i + 1 < n; i++) {
    *r[i] = *r[i + 1];
    neg += *r[i] >> 63;
  }
  *r[n - 1] = t;
  if (neg > n)
    *r[0] = 0;
}
double f(double x) {
  double p[4];
  uint64_t k[4], *r[4];
  for (int i = 0; i < 4; i++) {
    p[i] = (i + 1) * x * x;
    r[i] = &k[(i * 3) & 3];
  }
  memcpy(k, p, 32);
  rot(r, 4);
  memcpy(p, k, 32);
  double s = 0;
  for (int i = 0; i < 4; i++)
    s += p[i] * (i + 1);
  return s;
}
