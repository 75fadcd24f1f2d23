// memcpy of an array of doubles.
// grad: f
// at: n=3 x=[1,2,3] y=[0,0,0]
// value: 10
// d x: [6,4,2]
// d y: [0,0,0]
#include <string.h>
double f(int n, const double *x, double *y) {
  memcpy(y, x, (size_t)n * sizeof *y);
  double s = 0;
  for (int i = 0; i < n; i++)
    s += y[i] * x[n - 1 - i];
  return s;
}
