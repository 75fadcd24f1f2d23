// What is summed is active, the counter is not; the memory of `x` holds doubles.
#include <math.h>
double __enzyme_autodiff(void *, ...);
static double norm(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * x[i];
  return sqrt(s);
}
double gradient(const double *x, double *dx, int n) { return __enzyme_autodiff((void *)norm, x, dx, n); }
