// libc's qsort permutes active memory through a callback.
// grad: f
// at: n=5 x=[3,1,5,2,4]
// value: 225
// d x: [18,2,50,8,32]
#include <stdlib.h>
static int order(const void *a, const void *b) {
  const double *x = a, *y = b;
  return (*x > *y) - (*x < *y);
}
double f(int n, double *x) {
  qsort(x, (size_t)n, sizeof *x, order);
  double s = 0;
  for (int i = 0; i < n; i++)
    s += (i + 1) * x[i] * x[i];
  return s;
}
