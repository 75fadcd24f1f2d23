// A stack object that copies memory of the caller: its shadow outlives the callee's forward part.
// grad: f
// at: x=[1,2,3,0.5,0,0,0,0] n=3
// value: 1.5
// d x: [0,0.75,0.5,6,0,0,0,0]
#include <string.h>
static __attribute__((noinline)) void scale(double *p, double *q, int n) {
  double a[8];
  memcpy(a, q, sizeof a);
  for (int i = n - 1; i >= 0; i--)
    q[3] = q[3] * a[(int)p[i] & 7];
}
double f(double *x, int n) {
  scale(x, x, n);
  return x[3];
}
