// A function that calls itself exchanges words behind it.
// grad: f
// at: x=1.3
// value: 28.200000000000003
// d x: 14.0
// tol: 1e-6
// or error: cannot tell
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void rv(uint64_t *a, int n) {
  if (n < 2)
    return;
  rv(a + 1, n - 1);
  uint64_t u = a[0];
  a[0] = a[1];
  a[1] = u;
}
double f(double x) {
  double p[4];
  uint64_t w[4];
  for (int i = 0; i < 4; i++)
    p[i] = i * x + 1;
  memcpy(w, p, 32);
  rv(w, 4);
  memcpy(p, w, 32);
  double t = 0;
  for (int i = 0; i < 4; i++)
    t += p[i] * (i + 1);
  return t;
}
