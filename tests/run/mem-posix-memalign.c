// posix_memalign gives the memory through a pointer; an alignment that is none gives nothing.
// grad: f
// at: x=[1.5,-0.5,2] n=3
// value: 28.9375
// d x: [21.375,8.625,44]
#include <stdlib.h>
double f(const double *x, int n) {
  void *place = NULL;
  if (!posix_memalign(&place, 24, 8))
    return -1;
  double s = 0, *d;
  for (int i = 0; i < n; i++) {
    if (posix_memalign(&place, 64, (i + 1) * sizeof *d))
      return -2;
    d = place;
    for (int j = 0; j <= i; j++)
      d[j] = x[j] * x[i];
    for (int j = 0; j <= i; j++)
      s += d[j] * d[i];
    free(d);
  }
  return s;
}
