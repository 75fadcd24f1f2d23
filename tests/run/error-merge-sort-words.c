// Bits of floats sorted by merging, in a function that calls itself.
// grad: f
// at: x=1.3
// value: 323.25000333786011
// d x: 240.0
// tol: 1e-6
// or error: integer arithmetic on the bits
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void ms(uint32_t *a, uint32_t *t, int n) {
  if (n < 2)
    return;
  int h = n / 2;
  ms(a, t, h);
  ms(a + h, t + h, n - h);
  int i = 0, j = h, k = 0;
  while (i < h && j < n)
    t[k++] = a[i] <= a[j] ? a[i++] : a[j++];
  while (i < h)
    t[k++] = a[i++];
  while (j < n)
    t[k++] = a[j++];
  memcpy(a, t, n * 4);
}
double f(double x) {
  float p[9];
  uint32_t w[9], q[9];
  for (int i = 0; i < 9; i++)
    p[i] = (float)((i * 4 % 9) * x + 0.25);
  memcpy(w, p, 36);
  ms(w, q, 9);
  memcpy(p, w, 36);
  double t = 0;
  for (int i = 0; i < 9; i++)
    t += p[i] * (i + 1);
  return t;
}
