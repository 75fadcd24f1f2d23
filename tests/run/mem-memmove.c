// memmove between overlapping ranges.
// grad: f
// at: n=5 x=[1,2,3,4,5]
// value: 131
// d x: [6,12,24,40,0]
#include <string.h>
double f(int n, double *x) {
  memmove(x + 1, x, (size_t)(n - 1) * sizeof *x);
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * x[i] * (i + 1);
  return s;
}
