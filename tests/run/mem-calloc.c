// calloc: zero-initialised accumulators.
// grad: f
// at: n=3 x=[1,2,3]
// value: 217
// d x: [84,152,160]
#include <stdlib.h>
double f(int n, const double *x) {
  double *acc = calloc((size_t)n, sizeof *acc);
  if (!acc)
    return -1;
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= i; j++)
      acc[j] += x[i] * x[j];
  double s = 0;
  for (int i = 0; i < n; i++)
    s += acc[i] * acc[i];
  free(acc);
  return s;
}
