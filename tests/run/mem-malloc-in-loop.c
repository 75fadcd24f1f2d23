// An allocation per iteration, of growing size.
// grad: f
// at: n=4 x=[1,2,3,4]
// value: 427
// d x: [202,156,142,192]
#include <stdlib.h>
double f(int n, const double *x) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    double *t = malloc((size_t)(i + 1) * sizeof *t);
    if (!t)
      return -1;
    for (int j = 0; j <= i; j++)
      t[j] = x[j] * x[i];
    for (int j = 0; j <= i; j++)
      s += t[j] * t[i - j];
    free(t);
  }
  return s;
}
