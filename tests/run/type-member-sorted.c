// An array in a structure is sorted, and the structure copied whole: elements that are moved come from arrays.
// grad: f
// at: x=[1.5,2.5,3.5]
// value: 24.5
// d x: [6.0, 5.0, 3.0]
#include <stdlib.h>
struct row {
  double a;
  int k;
  float f;
  double b[4];
};
static int by_value(const void *p, const void *q) {
  double a = *(const double *)p, b = *(const double *)q;
  return (a > b) - (a < b);
}
double f(const double *x) {
  struct row u = {.a = x[0], .k = 2, .f = x[1], .b = {x[2], x[1], x[0]}}, v;
  qsort(u.b, 4, sizeof *u.b, by_value);
  v = u;
  double s = v.a * v.f * v.k;
  for (int i = 0; i < 4; i++) s += v.b[i] * i;
  return s;
}
