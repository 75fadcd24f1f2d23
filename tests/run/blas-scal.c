// x *= a in a loop, where every x is overwritten; an increment that is not positive does nothing.
#include <cblas.h>
void dscal_(const int *, const double *, double *, const int *);

double f(int n, int ix, int fortran, double a, double *x) {
  double s = 0;
  for (int round = 0; round < 4; round++) {
    if (fortran) dscal_(&n, &a, x, &ix);
    else cblas_dscal(n, a, x, ix);
    for (int i = 0; i < 4; i++) s += (1 + i) * x[i] * x[i] * a;
    a *= x[1];
  }
  return s;
}

// library: libopenblas.so.0
// grad: f
// at: n=4 ix=1 fortran=0 a=1.25 x=[1,0.5,-0.75,2]
// value: 52.788120482907864
// d a: 198.54163313462527
// d x: [5.502344806035999,113.68540025894387,-12.380275813580997,44.01875844828799]
// at: n=2 ix=2 fortran=1 a=1.25 x=[1,0.5,-0.75,2]
// value: 44.996767982775054
// d a: 47.92068358612596
// d x: [4.706897103460506,68.37671875757223,-10.590518482786138,37.5]
// at: n=4 ix=-1 fortran=0 a=1.25 x=[1,0.5,-0.75,2]
// value: 44.970703125
// d a: 35.9765625
// d x: [4.6875,70.64453125,-10.546875,37.5]
// at: n=4 ix=1 fortran=1 a=0 x=[1,0.5,-0.75,2]
// value: 0
// d a: 0
// d x: [0,0,0,0]
