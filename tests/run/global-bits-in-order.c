// Two words that are bits of doubles, put in order into a structure of the file.
// grad: f
// at: x=1.3
// value: 5.9800000000000004
// d x: 7.2
// tol: 1e-6
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
static struct {
  uint64_t lo, hi;
  int k;
} G;
NI void st(const uint64_t *a) {
  if (a[0] < a[1]) {
    G.lo = a[0];
    G.hi = a[1];
    G.k = 1;
  } else {
    G.lo = a[1];
    G.hi = a[0];
    G.k = 2;
  }
}
double f(double x) {
  double p[2] = {x * x, x};
  uint64_t w[2];
  memcpy(w, p, 16);
  st(w);
  double a, b;
  memcpy(&a, &G.lo, 8);
  memcpy(&b, &G.hi, 8);
  return a * 2 + b * G.k;
}
