// Members of a union at one index: integers and floats in the same bytes, beside floats that are only floats.
// grad: f
// at: x=[2,3,5,7] n=4
// value: 53
// d x: [14,0,14,0]
// or error: cannot tell
#include <string.h>
struct T { long id; union { double d; long k; } v[4]; double w[2]; };
double f(double *x, int n) {
  struct T t[2];
  memset(t, 0, sizeof t);
  for (int i = 0; i < n; i++) { if (i & 1) t[1].v[i & 3].k = i; else t[1].v[i & 3].d = x[i]; t[1].w[i & 1] += x[i]; }
  t[0] = t[1];
  double r = 0;
  for (int i = 0; i < n; i++) r += i & 1 ? (double)t[0].v[i & 3].k : t[0].v[i & 3].d * t[0].w[i & 1];
  return r;
}
