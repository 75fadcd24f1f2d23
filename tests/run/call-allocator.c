// An allocation wrapper called twice: the two objects are distinct.
// grad: f
// at: n=3 x=[1,2,3]
// value: 68
// d x: [81,80,33]
#include <stdlib.h>
__attribute__((noinline)) static double *make(int n) { return calloc((size_t)n, sizeof(double)); }
double f(int n, const double *x) {
  double *a = make(n), *b = make(n);
  double s = 0;
  if (a && b) {
    for (int i = 0; i < n; i++)
      a[i] = x[i] * x[i];
    for (int i = 0; i < n; i++)
      b[i] = a[n - 1 - i] * x[i];
    for (int i = 0; i < n; i++)
      s += a[i] * b[i];
  }
  free(a);
  free(b);
  return s;
}
