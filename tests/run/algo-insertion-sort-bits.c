// Sort of doubles by their bits; functions compare and swap them.
// grad: f
// at: x=1.3
// value: 123.5
// d x: 45.0
// tol: 1e-6
// or error: bits of a float
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void swap(uint64_t *a, uint64_t *b) {
  uint64_t t = *a;
  *a = *b;
  *b = t;
}
NI int less(const uint64_t *a, const uint64_t *b) { return (*a >> 1) < (*b >> 1); }
NI void sort(uint64_t *k, int n) {
  for (int i = 1; i < n; i++)
    for (int j = i; j > 0 && less(k + j, k + j - 1); j--)
      swap(k + j, k + j - 1);
}
double f(double x) {
  double p[6];
  uint64_t k[6];
  for (int i = 0; i < 6; i++)
    p[i] = (i * 7 % 5) * x + i;
  memcpy(k, p, sizeof k);
  sort(k, 6);
  memcpy(p, k, sizeof k);
  double s = 0;
  for (int i = 0; i < 6; i++)
    s += p[i] * (i + 1);
  return s;
}
