// The complex functions of C99, in all quadrants and on the real axis.
// grad: f
// at: x=0.8 y=0.6
// value: 6.2624640754565176
// d x: 7.7423098200138147
// d y: -0.49409392632078088
// at: x=-1.25 y=0.5
// value: -2.0804351013700144
// d x: -0.47068814451534965
// d y: 0.569149507934655
// at: x=-0.5 y=-1.75
// value: 4.7080892531660004
// d x: 3.1953981052430279
// d y: -2.4600118782115558
// at: x=1.5 y=0
// value: 13.433321860217414
// d x: 9.0486287212820929
// d y: -3.3576476939743798
#include <complex.h>
double f(double x, double y) {
  double complex z = x + y * I, r = cexp(z) + clog(z) * 2 + csqrt(z) * 3;
  r += csin(z) * ccos(z / 2) + ctan(z / 4);
  r += csinh(z / 2) + ccosh(z / 3) * ctanh(z);
  return creal(r) - 0.5 * cimag(r) + cabs(z) + carg(z);
}
