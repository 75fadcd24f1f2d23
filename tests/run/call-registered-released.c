// The reverse function of a derivative by hand reads memory that is released before the reverse sweep, and that is read
// elsewhere, too.
// grad: f
// at: x=[1,2,3]
// value: 53
// d x: [144,16,33]
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
  for (int i = 0; i < 3; i++) t[i] = x[i] * x[0];
  double s = dot(t, 3);
  for (int i = 0; i < 3; i++) s += t[i] * t[i] * t[i];
  free(t);
  return s + 3 * x[0];
}
