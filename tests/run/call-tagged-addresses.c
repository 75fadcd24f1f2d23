// Addresses with a tag, which functions return and take as integers, in an array of integers.
// grad: f
// at: x=1.3 n=3
// value: 5.343
// d x: 5.2
// at: x=1.3 n=2
// value: 4.043
// d x: 4.2
#include <stdint.h>
#define NI __attribute__((noinline)) static
NI uintptr_t tagged(double *p, int tag) { return (uintptr_t)p | (tag & 7); }
NI double value(uintptr_t at) { return *(double *)(at & ~(uintptr_t)7) * (1 + (at & 7)); }
NI double *pointer(uintptr_t at) { return (double *)at; }
double f(double x, int n) {
  double t[4] = {x, x * x, 1, x};
  uintptr_t p[2] = {tagged(t + 1, n & 1), tagged(t, 1)};
  double v = value(p[0]) + value(p[n & 1]) - value(p[1]);
  *pointer(p[1] & ~(uintptr_t)7) *= 2;
  return v + t[0] + t[3] - x * n + 1.963;
}
