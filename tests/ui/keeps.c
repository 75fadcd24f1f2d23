#include <math.h>
double keeps(int n, double *x) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    double e = exp(x[i]);
    s += e * e;
    x[i] = s;
  }
  return s;
}
