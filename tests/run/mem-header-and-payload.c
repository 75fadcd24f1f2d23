// A header and what follows it, copied at an offset and of a length that are not constant.
// grad: f
// at: x=1.3
// value: 1.3
// d x: 1.0
// tol: 1e-6
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI int put(uint64_t *b, int n, const double *w, int k) {
  b[n] = k;
  memcpy(b + n + 1, w, k * 8);
  return n + k + 1;
}
NI void get(const uint64_t *b, int n, double *w) {
  int k = (int)b[n];
  memcpy(w, b + n + 1, k * 8);
}
double f(double x) {
  uint64_t b[4];
  double v = x, u, t = 0;
  put(b, (int)x - 1, &v, 1);
  get(b, (int)x - 1, &u);
  return u;
}
