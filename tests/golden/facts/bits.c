// Doubles that travel as integers are known by what their memory is read as.
#include <string.h>
double __enzyme_autodiff(void *, ...);
static double through(const double *x, long *bits) {
  memcpy(bits, x, sizeof *bits);
  double y;
  memcpy(&y, bits, sizeof y);
  return y * x[1];
}
void gradient(const double *x, double *dx, long *bits, long *dbits) {
  __enzyme_autodiff((void *)through, x, dx, bits, dbits);
}
