// Copies and exchanges; a copy of one element everywhere; a copy onto itself.
#include <cblas.h>
void dcopy_(const int *, const double *, const int *, double *, const int *);
void dswap_(const int *, double *, const int *, double *, const int *);

double f(int n, int ix, int iy, int fortran, double *x, double *y) {
  double t[3] = {0, 0, 0};
  if (fortran) dcopy_(&n, x, &ix, t, &iy);
  else cblas_dcopy(n, x, ix, t, iy);
  double s = t[0] * t[1] + t[2] * t[2] * y[0];
  if (fortran) dswap_(&n, x, &ix, y, &iy);
  else cblas_dswap(n, x, ix, y, iy);
  s += x[0] * 3 + y[1] * y[1] * 0.5;
  cblas_dcopy(n, y, iy, y, iy);
  for (int i = 0; i < n; i++) s += y[i] * (i + 1) * t[i];
  cblas_dcopy(n, t, 0, y, 1);
  for (int i = 0; i < n; i++) s += y[i] * y[i] * (i + 1);
  return s;
}

// library: libopenblas.so.0
// grad: f
// at: n=3 ix=1 iy=1 fortran=0 x=[1,2.5,-3] y=[0.5,-1,2]
// value: 58.125
// d x: [16.5,13.5,-21]
// d y: [12,0,0]
// at: n=3 ix=1 iy=-1 fortran=1 x=[1,2.5,-3] y=[0.5,-1,2]
// value: 80.625
// d x: [7,9.5,-39.5]
// d y: [1,0,3]
// at: n=3 ix=-1 iy=1 fortran=0 x=[1,2.5,-3] y=[0.5,-1,2]
// value: 80.625
// d x: [7,9.5,-39.5]
// d y: [1,0,3]
