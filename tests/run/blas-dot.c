// Dot products: increments of both signs and zero, an operand with itself.
#include <cblas.h>
double ddot_(const int *, const double *, const int *, const double *, const int *);

double f(int n, int ix, int iy, int fortran, const double *x, const double *y) {
  double s = fortran ? ddot_(&n, x, &ix, y, &iy) : cblas_ddot(n, x, ix, y, iy);
  return s * s + cblas_ddot(n, x, ix, x, ix);
}

// library: libopenblas.so.0
// grad: f
// at: n=3 ix=1 iy=1 fortran=0 x=[1,2.5,-3] y=[0.5,-1,2]
// value: 80.25
// d x: [-6,21,-38]
// d y: [-16,-40,48]
// at: n=3 ix=2 iy=-1 fortran=1 x=[1,2.5,-3,0.75,1.5] y=[0.5,-1,2]
// value: 45.3125
// d x: [25,0,-17.5,0,8.75]
// d y: [17.25,-34.5,11.5]
// at: n=3 ix=-2 iy=1 fortran=0 x=[1,2.5,-3,0.75,1.5] y=[0.5,-1,2]
// value: 45.3125
// d x: [25,0,-17.5,0,8.75]
// d y: [17.25,-34.5,11.5]
// at: n=3 ix=1 iy=0 fortran=1 x=[1,2.5,-3] y=[0.5]
// value: 16.3125
// d x: [2.25,5.25,-5.75]
// d y: [0.25]
// at: n=0 ix=1 iy=1 fortran=1 x=[1,2] y=[3,4]
// value: 0
// d x: [0,0]
// d y: [0,0]
// at: n=3 ix=1 iy=1 fortran=0 x=[1,2.5,-3] y=[0.5,-1,2] const y
// value: 80.25
// d x: [-6,21,-38]
// at: n=3 ix=1 iy=1 fortran=1 x=[1,2.5,-3] y=[0.5,-1,2] const x
// value: 80.25
// d y: [-16,-40,48]
