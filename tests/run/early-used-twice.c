// A sum counts directly, and once more in an arm of a branch: its adjoint is not that of one way alone.
// grad: f
// at: x=[0.3,-0.7,1.1,0.9] n=4 p=0.8
// value: 24.382293424004583
// d x: [7.4992657993952161,-0.52409763545030863,26.994994601150037,20.132983644792816]
// d p: 2.6000000000000001
#include <math.h>
double f(const double *x, int n, double p) {
  double s = 0, r = 0;
  for (int i = 0; i < n; i++)
    s += exp(x[i]) * x[i];
  if (p > 0.5) {
    r = s * 3;
    for (int i = 0; i < n; i++)
      r += x[i] * x[i] * p;
  }
  return r + s;
}
