// Memory handed out through a parameter and freed through a parameter, by functions that are called.
// grad: f
// at: n=3 x=[1,2,3]
// value: 14
// d x: [2,4,6]
#include <stdlib.h>
__attribute__((noinline)) static int make(double **o, int n) {
  *o = calloc(n, sizeof **o);
  return *o ? 0 : -1;
}
__attribute__((noinline)) static void drop(double **o) {
  free(*o);
  *o = NULL;
}
double f(const double *x, int n) {
  double *o = NULL;
  if (make(&o, n))
    return -1;
  for (int i = 0; i < n; i++)
    o[i] += x[i] * x[i];
  double s = 0;
  for (int i = 0; i < n; i++)
    s += o[i];
  drop(&o);
  return s;
}
