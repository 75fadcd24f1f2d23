// A value and where it lies, returned by a function that calls itself.
// grad: f
// at: x=1.3
// value: 0.20348812286917106
// d x: -44.44098258
// tol: 1e-6
#include <math.h>
#define NI __attribute__((noinline)) static
typedef struct {
  double v;
  double *p;
} VP;
NI VP best(double *d, int n) {
  VP r = {d[0], d};
  for (int i = 1; i < n; i++)
    if (d[i] > r.v) {
      r.v = d[i];
      r.p = d + i;
    }
  return r;
}
NI VP rec(double *d, int n, double x) {
  if (n < 2) {
    VP r = {x * d[0], d};
    return r;
  }
  VP a = rec(d, n / 2, x), b = rec(d + n / 2, n - n / 2, x);
  a.v += b.v;
  *a.p += x * *b.p;
  if (n & 1)
    a.p = b.p;
  return a;
}
double f(double x) {
  double d[9];
  for (int i = 0; i < 9; i++)
    d[i] = sin(x * i);
  VP r = best(d, 9);
  *r.p *= x;
  VP s = rec(d, 9, x);
  return r.v * s.v + *s.p + d[0];
}
