// A callee copies a structure of a pointer, a float and an integer, which it does not look into.
// grad: f
// at: n=3 x=[1.5,0.7,0.9]
// value: 9.3
// d x: [9.2,3,3]
// or error: cannot tell which of the bytes copied here are floats that carry a derivative
#include <stdlib.h>
#include <string.h>
#define NI __attribute__((noinline))
typedef struct {
  double *p;
  double v;
  int n;
} S;
NI static void cp(S *d, const S *s) {
  *d = *s;
}
double f(double *x, int n) {
  S a = {x, 2 * x[0], n}, b;
  cp(&b, &a);
  double s = 0;
  for (int i = 0; i < b.n; i++) s += b.p[i] * b.v;
  return s;
}
