// Memory that is filled by a plain copy, and read by a derivative by hand alone.
// grad: f
// at: x=[1,2,3]
// value: 14
// d x: [2,4,6]
#include <string.h>
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
  double t[3];
  memcpy(t, x, sizeof t);
  return dot(t, 3);
}
