#include <math.h>

double wls(const double *x, const double *w, int n, double a) {
  double s = 0;
  for (int i = 0; i < n; i++) s += w[i] * log1p(a * x[i] * x[i]);
  return s;
}
