// An array of the file is a copy of x that another function reads, at an index which changes in between.
// grad: f
// at: n=4 x=[0.3,0.7,0.2,0.9]
// value: 1.08921
// d x: [1.2934000000000001,1.1763000000000001,0.79604999999999992,0.8768999999999999]
#include <string.h>
static double kept[4];
static int first;
__attribute__((noinline)) static double scaled(double v) { return kept[first] * v; }
double f(const double *x, int n) {
  double r = 0.5;
  memcpy(kept, x, sizeof kept);
  first = 0;
  for (int i = 0; i <= n; i++) {
    r = scaled(r) + x[i & 1];
    first = i & 3;
  }
  return r;
}
