// Bits of doubles put in order by binary search and memmove.
// grad: f
// at: x=1.3
// value: 1066.3899999999999
// d x: 1640.6
// tol: 1e-6
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void ins(uint64_t *a, int *n, int at, uint64_t w) {
  memmove(a + at + 1, a + at, (*n - at) * 8);
  a[at] = w;
  ++*n;
}
NI int find(const uint64_t *a, int n, uint64_t w) {
  int lo = 0, hi = n;
  while (lo < hi) {
    int m = (lo + hi) / 2;
    if (a[m] < w)
      lo = m + 1;
    else
      hi = m;
  }
  return lo;
}
double f(double x) {
  uint64_t a[8];
  int n = 0;
  for (int i = 0; i < 6; i++) {
    double v = x * (i * 5 % 7 + 1);
    uint64_t w;
    memcpy(&w, &v, 8);
    ins(a, &n, find(a, n, w), w);
  }
  double t = 0;
  for (int i = 0; i < n; i++) {
    double v;
    memcpy(&v, a + i, 8);
    t += v * v * (i + 1);
  }
  return t;
}
