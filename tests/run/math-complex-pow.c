// Complex powers, by all four parts.
// grad: f
// at: x=[0.75,-0.4,1.3,0.9]
// value: -1.7715863392509741
// d x: [4.3845164622811042,5.962714202870556,-1.4576186698195419,-1.4469959612060678]
// at: x=[-2,0.5,2.5,0]
// value: 18.487231767000637
// d x: [-23.376403336509506,-1.069454511034841,29.395484202117659,-49.549032393826297]
#include <complex.h>
double f(const double *x) {
  double complex w = cpow(x[0] + x[1] * I, x[2] + x[3] * I);
  return creal(w) + 3 * cimag(w);
}
