// A callee moves the caller's block, whose elements it has read, and releases it by size 0.
// grad: f
// at: x=1.5 n=40
// value: 52.873889979998047
// d x: 157.27292780918016
#include <stdlib.h>
static __attribute__((noinline)) double *wider(double *d, int n) {
  double *grown = realloc(d, 2 * n * sizeof *d);
  if (!grown)
    abort();
  for (int i = 0; i < n; i++)
    grown[n + i] = grown[i] * grown[i] / (i + 1);
  return grown;
}
double f(double x, int n) {
  double *d = calloc(n, sizeof *d), s = 0;
  for (int i = 0; i < n; i += 2)
    d[i] = x / (1 + i);
  d = wider(d, n);
  d[0] = d[0] * d[n];
  d = wider(d, 2 * n);
  for (int i = 0; i < 4 * n; i++)
    s += d[i] * (i % 7);
  free(d);
  return s;
}
