// Floats that are moved as integers, in memory of which annotations of parameters and results say what it holds.
// grad: f
// at: x=[1.5,2,0.5,-1] n=4
// value: 22.5
// d x: [12,12,2,-2]
#include <stdint.h>
#include <stdlib.h>
#define DOUBLES __attribute__((annotate("enzyme_type={[-1]:Pointer, [-1,-1]:Float@double}")))
__attribute__((noinline)) static void reversed(int64_t *x DOUBLES, int n) {
  for (int i = 0; i < n / 2; i++) {
    int64_t t = x[i];
    x[i] = x[n - 1 - i];
    x[n - 1 - i] = t;
  }
}
DOUBLES __attribute__((noinline)) static int64_t *taken(int n) { return malloc(n * sizeof(int64_t)); }
double f(double *x, int n) {
  int64_t *t = taken(n);
  for (int i = 0; i < n; i++)
    t[i] = ((int64_t *)x)[i];
  reversed(t, n);
  for (int i = 0; i < n; i++)
    ((int64_t *)x)[i] = t[i];
  free(t);
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * x[i] * (i + 1);
  return s;
}
