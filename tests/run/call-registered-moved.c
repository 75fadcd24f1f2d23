// The reverse function of a derivative by hand reads memory that `realloc` has moved before.
// grad: f
// at: x=[1,2,3]
// value: 32
// d x: [12,12,12]
#include <stdlib.h>
static double dot(const double *v, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += v[i] * v[i];
  return s;
}
static double augmented(const double *v, double *dv, int n) {
  (void)dv;
  return dot(v, n);
}
static void reverse(const double *v, double *dv, int n, double ds) {
  for (int i = 0; i < n; i++) dv[i] += 2 * v[i] * ds;
}
void *__enzyme_register_gradient_dot[] = {(void *)dot, (void *)augmented, (void *)reverse};
double f(const double *x) {
  double *t = malloc(3 * sizeof *t);
  for (int i = 0; i < 3; i++) t[i] = x[i];
  double s = dot(t, 3);
  t = realloc(t, 40000);
  t[3] = x[0] * x[1];
  s += dot(t, 4);
  free(t);
  return s;
}
