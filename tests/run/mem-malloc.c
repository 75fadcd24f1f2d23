// Memory that lives inside the function.
// grad: f
// at: n=4 x=[1,2,3,4]
// value: 104
// d x: [64,72,48,16]
#include <stdlib.h>
double f(int n, const double *x) {
  double *t = malloc((size_t)n * sizeof *t);
  if (!t)
    return -1;
  for (int i = 0; i < n; i++)
    t[i] = x[i] * x[i];
  double s = 0;
  for (int i = 0; i < n; i++)
    s += t[i] * t[n - 1 - i];
  free(t);
  return s;
}
