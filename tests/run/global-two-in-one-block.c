// Two globals that lead into one block, one of them into its middle.
// grad: f
// at: n=4 x=[0.5,1.25,-2,0.75]
// value: 17.6854248046875
// d x: [2.13037109375,5.0146484375,-12.02734375,6.01171875]
#include <stdlib.h>
static double *first, *second;
__attribute__((noinline)) static void start(int n) {
  first = malloc(2 * n * sizeof *first);
  second = first + n;
}
__attribute__((noinline)) static void mix(const double *x, int n) {
  for (int i = 0; i < n; i++) { first[i] = x[i]; second[i] = x[i] * first[0]; }
  for (int i = 0; i < n; i++) first[n + i] *= second[0];
}
double f(const double *x, int n) {
  start(n);
  mix(x, n);
  double s = 0;
  for (int i = 0; i < 2 * n; i++) s += first[i] * first[i] * (i + 1);
  free(first);
  return s;
}
