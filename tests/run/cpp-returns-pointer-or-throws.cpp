// A structure of a pointer and an index, returned by functions that may throw.
// grad: f
// at: x=1.3
// value: 7.0122000000000018
// d x: 18.576
// tol: 1e-6
#include <stdlib.h>
#define NI __attribute__((noinline)) static
struct Ref {
  double *d;
  int i;
};
NI Ref mk(double *d, double x, int i) {
  if (i > 20)
    throw 1;
  d[i] = x * (i + 1);
  Ref r = {d, i};
  return r;
}
NI Ref mul(Ref a, Ref b) {
  int k = a.i + b.i + 1;
  if (k > 20)
    throw 2;
  a.d[k] = a.d[a.i] * b.d[b.i];
  Ref r = {a.d, k};
  return r;
}
struct G {
  double *p;
  ~G() { free(p); }
};
double f(double x) {
  G g{(double *)malloc(128)};
  double *d = g.p;
  Ref a = mk(d, x, 0), b = mk(d, x * x, 1), c = mul(a, b);
  c = mul(c, a);
  return c.d[c.i] + d[a.i];
}
