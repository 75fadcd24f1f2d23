// Words turned around by a function that calls itself.
// grad: f
// at: x=1.3
// value: 84.500000000000014
// d x: 130.0
// tol: 1e-6
// or error: cannot tell
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void revr(uint64_t *a, uint64_t *b) {
  if (a >= b)
    return;
  uint64_t t = *a;
  *a = *b;
  *b = t;
  revr(a + 1, b - 1);
}
double f(double x) {
  double a[5];
  uint64_t w[5];
  for (int i = 0; i < 5; i++)
    a[i] = x * i;
  memcpy(w, a, 40);
  revr(w, w + 4);
  memcpy(a, w, 40);
  double t = 0;
  for (int i = 0; i < 5; i++)
    t += a[i] * a[i] * (i + 1);
  return t;
}
