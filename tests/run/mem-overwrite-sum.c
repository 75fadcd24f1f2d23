// Case 7: the sum is needed, both its operands are overwritten later.
// grad: f
// at: n=3 x=[1,2,3] y=[0.5,-1,2]
// value: -2.456907908601714
// d x: [1.1036007891056088,1.3817732906760363,0.45938665265299283]
// d y: [1.1036007891056088,1.3817732906760363,0.45938665265299283]
#include <math.h>
double f(int n, double *x, double *y) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    double t = x[i] + y[i];
    s += sin(t) * t;
  }
  for (int i = 0; i < n; i++)
    x[i] = y[i] = 0;
  return s;
}
