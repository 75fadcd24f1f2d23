// A sliding window: memmove of a few elements within one array, whose ranges overlap.
// grad: f
// at: n=4 x=[2,3,5,7]
// value: 21
// d x: [3,7,3,0]
#include <string.h>
double f(const double *x, int n) {
  double w[3] = {0}, s = 0;
  for (int i = 0; i < n; i++) {
    memmove(w, w + 1, 2 * sizeof *w);
    w[2] = x[i];
    s += w[0] * w[1];
  }
  return s;
}
