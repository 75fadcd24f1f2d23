// A factor of 0 overwrites: what was there, be it no number, has the derivative 0.
#include <cblas.h>
#include <math.h>

double f(const double *a, const double *x, double *y) {
  y[0] = y[1] = NAN;
  cblas_dgemv(CblasRowMajor, CblasNoTrans, 2, 2, 1.0, a, 2, x, 1, 0.0, y, 1);
  return y[0] * y[1];
}

// library: libopenblas.so.0
// grad: f
// at: a=[1,2,3,4] x=[0.5,-1] y=[7,8]
// value: 3.75
// d a: [-1.25,2.5,-0.75,1.5]
// d x: [-7,-11]
// d y: [0,0]
