// Indices sorted by keys that the comparison finds through a global.
// grad: f
// at: n=4 x=[0.5,1.25,-2,0.75]
// value: 12.4375
// d x: [2,10,-4,4.5]
#include <stdlib.h>
static const double *keys;
static int compare(const void *a, const void *b) {
  double p = keys[*(const int *)a], q = keys[*(const int *)b];
  return (p > q) - (p < q);
}
double f(const double *x, int n) {
  int at[16];
  for (int i = 0; i < n; i++) at[i] = i;
  keys = x;
  qsort(at, n, sizeof *at, compare);
  double s = 0;
  for (int i = 0; i < n; i++) s += (i + 1) * x[at[i]] * x[at[i]];
  return s;
}
