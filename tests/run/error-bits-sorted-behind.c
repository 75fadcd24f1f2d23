// A function that calls itself puts words in order behind it.
// grad: f
// at: x=1.3
// value: 4.2999999999999998
// d x: 1.0
// tol: 1e-6
// or error: cannot tell whether
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void rv(uint64_t *a, int n) {
  if (n < 2)
    return;
  rv(a + 1, n - 1);
  if (a[0] < a[1]) {
    uint64_t u = a[0];
    a[0] = a[1];
    a[1] = u;
  }
}
double f(double x) {
  double p[2];
  uint64_t w[2];
  for (int i = 0; i < 2; i++)
    p[i] = i * x + 1;
  memcpy(w, p, 16);
  rv(w, 2);
  memcpy(p, w, 16);
  double t = 0;
  for (int i = 0; i < 2; i++)
    t += p[i] * (i + 1);
  return t;
}
