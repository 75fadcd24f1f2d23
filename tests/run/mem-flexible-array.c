// A growing array behind its count and capacity, in one block.
// grad: f
// at: n=4 x=[1.5,2,3,4]
// value: 31.25
// d x: [3.0,4.0,6.0,8.0]
#include <stdlib.h>
struct arr {
  int n, cap;
  double v[];
};
double f(const double *x, int n) {
  struct arr *a = malloc(sizeof *a + 4 * sizeof(double));
  a->n = 0;
  a->cap = 4;
  for (int i = 0; i < n; i++) {
    if (a->n == a->cap) {
      a->cap *= 2;
      a = realloc(a, sizeof *a + a->cap * sizeof(double));
    }
    a->v[a->n++] = x[i] * x[i];
  }
  double s = 0;
  for (int i = 0; i < a->n; i++)
    s += a->v[i];
  free(a);
  return s;
}
