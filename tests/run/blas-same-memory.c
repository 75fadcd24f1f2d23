// An operand that is the very memory which is overwritten.
#include <cblas.h>
void daxpy_(const int *, const double *, const double *, const int *, double *, const int *);

double f(double a, double *x, double *y) {
  int n = 3, one = 1;
  cblas_daxpy(3, a, x, 1, x, 1);
  double factor = y[0];
  if (factor > 0) daxpy_(&n, &a, y, &one, y, &one);
  return x[0] * x[1] * x[2] + y[0] * y[1] + y[2];
}

// library: libopenblas.so.0
// grad: f
// at: a=0.75 x=[1,2.5,-3] y=[0.5,-1,2]
// value: -38.2265625
// d a: -68.65625
// d x: [-40.1953125,-16.078125,13.3984375]
// d y: [-3.0625,1.53125,1.75]
// at: a=-1 x=[1,2.5,-3] y=[-0.5,-1,2]
// value: 2.5
// d a: 0
// d x: [0,0,0]
// d y: [-1,-0.5,1]
