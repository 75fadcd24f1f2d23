// Recursive sort of floats by their bits.
// grad: f
// at: x=1.3
// value: 123.50000190734863
// d x: 45.0
// tol: 1e-6
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void sort(uint32_t *k, int lo, int hi) {
  if (lo >= hi)
    return;
  uint32_t p = k[hi];
  int i = lo;
  for (int j = lo; j < hi; j++)
    if (k[j] < p) {
      uint32_t t = k[i];
      k[i] = k[j];
      k[j] = t;
      i++;
    }
  k[hi] = k[i];
  k[i] = p;
  sort(k, lo, i - 1);
  sort(k, i + 1, hi);
}
double f(double x) {
  float p[6];
  uint32_t k[6];
  for (int i = 0; i < 6; i++)
    p[i] = (float)((i * 7 % 5) * x + i);
  memcpy(k, p, sizeof k);
  sort(k, 0, 5);
  memcpy(p, k, sizeof k);
  double s = 0;
  for (int i = 0; i < 6; i++)
    s += p[i] * (i + 1);
  return s;
}
