// Quick sort of bits of doubles, in a function that calls itself with a moved pointer.
// grad: f
// at: x=1.3
// value: 2034.3600000000001
// d x: 2738.4
// tol: 1e-6
// or error: cannot tell
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI int part(uint64_t *a, int n) {
  uint64_t p = a[n - 1];
  int k = 0;
  for (int i = 0; i < n - 1; i++)
    if (a[i] < p) {
      uint64_t t = a[i];
      a[i] = a[k];
      a[k++] = t;
    }
  a[n - 1] = a[k];
  a[k] = p;
  return k;
}
NI void qs(uint64_t *a, int n) {
  if (n < 2)
    return;
  int k = part(a, n);
  qs(a, k);
  qs(a + k + 1, n - k - 1);
}
double f(double x) {
  double a[8];
  uint64_t w[8];
  for (int i = 0; i < 8; i++)
    a[i] = x * (i * 3 % 8) + 1;
  memcpy(w, a, 64);
  qs(w, 8);
  memcpy(a, w, 64);
  double t = 0;
  for (int i = 0; i < 8; i++)
    t += a[i] * a[i] * (i + 1);
  return t;
}
