// Recursive merge sort of doubles by their bits.
// grad: f
// at: x=1.3
// value: 123.5
// d x: 45.0
// tol: 1e-6
// or error: bits of a float
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void sort(uint64_t *k, uint64_t *t, int n) {
  if (n < 2)
    return;
  int h = n / 2;
  sort(k, t, h);
  sort(k + h, t, n - h);
  int i = 0, j = h, o = 0;
  while (i < h && j < n)
    t[o++] = k[j] < k[i] ? k[j++] : k[i++];
  while (i < h)
    t[o++] = k[i++];
  while (j < n)
    t[o++] = k[j++];
  for (i = 0; i < n; i++)
    k[i] = t[i];
}
double f(double x) {
  double p[6];
  uint64_t k[6], t[6];
  for (int i = 0; i < 6; i++)
    p[i] = ((i * 7 % 5) * x + i);
  memcpy(k, p, sizeof k);
  sort(k, t, 6);
  memcpy(p, k, sizeof k);
  double s = 0;
  for (int i = 0; i < 6; i++)
    s += p[i] * (i + 1);
  return s;
}
