// Vectors as in Numerical Recipes: a callee returns a pointer before the block that it made, or into it.
// grad: f
// at: x=[1,2] n=2
// value: 24
// d x: [48,24]
#include <stdlib.h>
__attribute__((noinline)) static double *vector(int from, int to) {
  double *v = malloc((size_t)(to - from + 1) * sizeof *v);
  return v - from;
}
__attribute__((noinline)) static double *padded(int n) {
  double *v = calloc((size_t)n + 2, sizeof *v);
  return v + 2;
}
double f(const double *x, int n) {
  double *v = vector(1, n), *w = padded(n), s = 0;
  for (int i = 1; i <= n; i++) {
    v[i] = x[i - 1] * x[i - 1];
    w[i - 1] = 3 * v[i];
  }
  for (int i = 1; i <= n; i++)
    s += v[i] * w[n - i];
  free(v + 1);
  free(w - 2);
  return s;
}
