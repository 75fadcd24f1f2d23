// Rosenbrock's function of 10⁴ numbers.
#include "modes.h"
enum { N = 10000 };
static double f(const double *x) {
  double s = 0;
  for (int i = 0; i + 1 < N; i++) {
    double a = x[i + 1] - x[i] * x[i], b = 1 - x[i];
    s += 100 * a * a + b * b;
  }
  return s;
}
static void start(double *x) {
  for (int i = 0; i < N; i++) x[i] = sin(i);
}
MODES("rosenbrock", f, N)
