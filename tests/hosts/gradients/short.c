// A shadow that is shorter than its primal: AddressSanitizer has to see what the derivative does to it.
#include <stdlib.h>

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);

double squares(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * x[i];
  return s;
}

int main(void) {
  double *x = calloc(4, sizeof *x), *dx = calloc(3, sizeof *dx);
  __enzyme_autodiff((void *)squares, enzyme_dup, x, dx, enzyme_const, 4);
  free(x);
  free(dx);
  return 0;
}
