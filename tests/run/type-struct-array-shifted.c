// An array of structures with pointers is shifted by one by memmove, which it overlaps.
// grad: f
// at: n=3 x=[1.5,0.7,0.9]
// value: 73.245
// d x: [46.65,45.95,18.75]
// or error: cannot tell which of the bytes copied here are floats that carry a derivative
#include <stdlib.h>
#include <string.h>
#define NI __attribute__((noinline))
typedef struct {
  double *p;
  double v;
  int n;
} S;
NI static void shift(S *a, int k) {
  memmove(a + 1, a, k * sizeof *a);
}
double f(double *x, int n) {
  S a[5];
  double s = 0, own[3] = {x[1], 1, 1};
  a[0] = (S){x, x[0] * x[0], n};
  a[1] = (S){own, x[1], 3};
  a[2]=a[0];
  a[3]=a[1];
  a[4]=a[0];
  a[2].v = 3;
  shift(a, 4);
  for (int k = 0; k < 5; k++) for (int i = 0; i < a[k].n; i++) s += a[k].p[i] * a[k].v * (k + 1);
  return s;
}
