// memset clears active memory: its adjoint dies.
// grad: f
// at: n=4 x=[1,2,3,4]
// value: 27
// d x: [2,1,6,8]
#include <string.h>
double f(int n, double *x) {
  double before = x[0] * x[1];
  memset(x, 0, (size_t)(n / 2) * sizeof *x);
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * x[i];
  return s + before;
}
