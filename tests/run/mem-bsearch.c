// libc's bsearch finds a key in a table of integers that stands beside one of floats.
// grad: f
// at: n=4 x=[1,2,3,4]
// value: 100
// d x: [2,8,18,32]
#include <stdlib.h>
static int order(const void *a, const void *b) {
  const int *x = a, *y = b;
  return (*x > *y) - (*x < *y);
}
double f(int n, const double *x) {
  int keys[8];
  double values[8];
  for (int i = 0; i < n; i++) {
    keys[i] = 3 * i + 1;
    values[i] = x[i] * x[i];
  }
  double s = 0;
  for (int key = 0; key < 3 * n; key++) {
    const int *found = bsearch(&key, keys, (size_t)n, sizeof *keys, order);
    if (found)
      s += (double)(key / 3 + 1) * values[found - keys];
  }
  return s;
}
