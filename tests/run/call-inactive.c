// Functions through which no derivative passes: by attribute, by registration; one prints, one only reads memory.
// grad: f
// at: x=[1.5,2] n=2
// value: 9
// d x: [6,1.5]
#include <stdio.h>
__attribute__((annotate("enzyme_inactive"))) static double scale(double x) { return x > 0 ? 3 * x / x : x; }
static double peak(const double *x, int n) {
  double m = x[0];
  for (int i = 1; i < n; i++)
    m = m > x[i] ? m : x[i];
  if (m > 1e300)
    printf("%g %d\n", m, n);
  return m;
}
void *__enzyme_inactivefn_peak = (void *)peak;
double f(const double *x, int n) { return scale(x[0]) * x[0] + x[0] * x[1] + peak(x, n) * x[0] * 0.5; }
