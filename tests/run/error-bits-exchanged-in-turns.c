// Two functions that call each other exchange words that are bits of doubles.
// grad: f
// at: x=1.3
// value: 380.25
// d x: 585.0
// tol: 1e-6
// or error: cannot tell
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void B(uint64_t *a, int n);
NI void A(uint64_t *a, int n) {
  if (n < 2)
    return;
  uint64_t t = a[0];
  a[0] = a[1];
  a[1] = t;
  B(a + 1, n - 1);
}
NI void B(uint64_t *a, int n) {
  if (n < 2)
    return;
  if (n & 1) {
    uint64_t t = a[0];
    a[0] = a[n - 1];
    a[n - 1] = t;
  }
  A(a, n - 1);
}
double f(double x) {
  double a[6];
  uint64_t w[6];
  for (int i = 0; i < 6; i++)
    a[i] = x * i;
  memcpy(w, a, 48);
  A(w, 6);
  memcpy(a, w, 48);
  double t = 0;
  for (int i = 0; i < 6; i++)
    t += a[i] * a[i] * (i + 1);
  return t;
}
