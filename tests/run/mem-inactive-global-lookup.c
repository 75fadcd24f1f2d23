// Interpolation in tables behind inactive pointers of the file, by bisection.
// grad: f
// at: n=3 x=[1.7,2.2,3.1]
// value: 22.564334602132767
// d x: [0.12986320405374974,-2.1919208453101584,-3.5859670518512607]
#include <stdlib.h>
#include <math.h>
static double *tx, *ty; static int tn;
void *__enzyme_inactive_global_1[] = {&tx, &ty};
__attribute__((noinline)) static void init(void) { if (tx) return; tn = 12; tx = malloc(8 * tn); ty = malloc(8 * tn); for (int i = 0; i < tn; i++) { tx[i] = i * 0.5; ty[i] = sin(tx[i]) + 2; } }
__attribute__((noinline)) static double lookup(double x) {
  int lo = 0, hi = tn - 1;
  while (hi - lo > 1) { int m = (lo + hi) / 2; if (tx[m] > x) hi = m; else lo = m; }
  double t = (x - tx[lo]) / (tx[hi] - tx[lo]);
  return ty[lo] * (1 - t) + ty[hi] * t;
}
void *__enzyme_inactivefn_init[] = {(void *)init};
double f(int n, const double *x) {
  init();
  double s = 0;
  for (int i = 0; i < n; i++) s += lookup(x[i]) * lookup(x[i] * 0.7 + 0.1);
  return s;
}
