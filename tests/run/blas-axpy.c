// y += a x: an active factor, a result that is overwritten again, x and y the same.
#include <cblas.h>
void daxpy_(const int *, const double *, const double *, const int *, double *, const int *);

double f(int n, int ix, int iy, int fortran, double a, double *x, double *y) {
  double s = 0;
  for (int round = 0; round < 3; round++) {
    if (fortran) daxpy_(&n, &a, x, &ix, y, &iy);
    else cblas_daxpy(n, a, x, ix, y, iy);
    s += y[0] * y[1] + y[n - 1] * y[n - 1];
    cblas_daxpy(n, a * 0.25, y, iy, y, iy);
    a = a * y[0] * 0.125;
  }
  return s;
}

// library: libopenblas.so.0
// grad: f
// at: n=3 ix=1 iy=1 fortran=0 a=0.7 x=[1,2.5,-3] y=[0.5,-1,2]
// value: 5.369771792597323
// d a: 32.01406075705177
// d x: [4.508304321856023,3.894507077558181,-2.2133955837201142]
// d y: [5.927503112788436,4.945814926625664,-2.7407743502526376]
// at: n=3 ix=1 iy=1 fortran=1 a=0.7 x=[1,2.5,-3] y=[0.5,-1,2]
// value: 5.369771792597323
// d a: 32.01406075705177
// d x: [4.508304321856023,3.894507077558181,-2.2133955837201142]
// d y: [5.927503112788436,4.945814926625664,-2.7407743502526376]
// at: n=3 ix=-2 iy=1 fortran=1 a=0.7 x=[1,2.5,-3,0.75,1.5] y=[0.5,-1,2]
// value: 7.66142510577489
// d a: -21.125292241115222
// d x: [17.78387945698433,0,5.454740138359286,0,-11.957010567073233]
// d y: [-14.800375788547534,6.666626229982348,21.80033202234293]
// at: n=3 ix=1 iy=1 fortran=0 a=0.7 x=[1,2.5,-3] y=[0.5,-1,2] const x
// value: 5.369771792597323
// d a: 32.01406075705177
// d y: [5.927503112788436,4.945814926625664,-2.7407743502526376]
// at: n=3 ix=0 iy=1 fortran=0 a=0.7 x=[1.5] y=[0.5,-1,2]
// value: 41.74604649813109
// d a: 80.5463803751129
// d x: [30.08734082328593]
// d y: [5.836032450315703,6.666626229982348,24.953599804094516]
