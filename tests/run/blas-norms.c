// Norms of vectors that are overwritten afterwards; a norm of 0 has the derivative 0.
#include <cblas.h>
double dnrm2_(const int *, const double *, const int *);
double dasum_(const int *, const double *, const int *);

double f(int n, int ix, int fortran, double *x) {
  double s = 0;
  for (int round = 0; round < 2; round++) {
    double two = fortran ? dnrm2_(&n, x, &ix) : cblas_dnrm2(n, x, ix);
    double one = fortran ? dasum_(&n, x, &ix) : cblas_dasum(n, x, ix);
    s += two * one + 0.5 * two;
    for (int i = 0; i < n; i++) x[i] *= x[i] - 0.25;
  }
  return s;
}

// library: libopenblas.so.0
// grad: f
// at: n=3 ix=1 fortran=0 x=[1,-2.5,3]
// value: 204.49888413111742
// d x: [26.603245020712052,-119.79203732404498,143.2978597528446]
// at: n=2 ix=2 fortran=1 x=[1,-2.5,3]
// value: 27.372648652414
// d x: [11.800737452075056,0,14.646787346226597]
// at: n=3 ix=1 fortran=1 x=[-0.5,0.75,-1.5]
// value: 16.06488818522633
// d x: [-6.704376670151957,7.168662384437671,-25.583674298760307]
