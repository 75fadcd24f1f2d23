// Words that are bits of doubles, chosen into memory that the function makes and returns.
// grad: f
// at: x=1.3
// value: 27.300000000000004
// d x: 21.0
// tol: 1e-6
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI uint64_t *mk(const uint64_t *a, int n) {
  uint64_t *p = malloc(n * 8);
  for (int i = 0; i < n; i++)
    p[i] = i + 1 < n && a[i + 1] < a[i] ? a[i + 1] : a[i];
  return p;
}
double f(double x) {
  double p[4];
  uint64_t w[4];
  for (int i = 0; i < 4; i++)
    p[i] = x * (i * 3 % 4 + 1);
  memcpy(w, p, 32);
  uint64_t *q = mk(w, 4);
  memcpy(p, q, 32);
  free(q);
  double t = 0;
  for (int i = 0; i < 4; i++)
    t += p[i] * (i + 1);
  return t;
}
