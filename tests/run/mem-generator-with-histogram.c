// A random number generator that keeps a histogram.
// grad: f
// at: x=1.3
// value: 0.24679091342284371
// d x: 0.1898391642
// tol: 1e-6
#include <stdint.h>
#define NI __attribute__((noinline)) static
typedef struct {
  uint64_t s[2];
  long *hist;
  double scale;
} Rng;
NI double next(Rng *r) {
  uint64_t a = r->s[0], b = r->s[1];
  r->s[0] = b;
  a ^= a << 23;
  r->s[1] = a ^ b ^ (a >> 17) ^ (b >> 26);
  uint64_t u = r->s[1] + b;
  r->hist[u >> 62]++;
  return (double)(u >> 11) * 0x1p-53 * r->scale;
}
double f(double x) {
  long h[4] = {0};
  Rng r = {{1, 2}, h, x};
  double s = 0;
  for (int i = 0; i < 10; i++)
    s += next(&r);
  return s + h[1] * x;
}
