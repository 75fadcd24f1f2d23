// How far values may be off: by the errors of the inputs, and by rounding, to first order.
#include "check.h"

double __enzyme_error_estimate(void *, ...);
float __enzyme_error_estimate_float(void *, ...);
void __enzyme_error_estimate_void(void *, ...);
extern int enzyme_dup, enzyme_const;

static const double u = 0x1p-53;

static double product(double x, double y) { return x * y; }
static double cancels(double x, double y) { return (x + y) - x; }
static float single(double x) { return (float)(x * x); }
static double series(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s = s * 0.5 + (x[i] > 0 ? sqrt(x[i]) : -x[i]);
  return s;
}
static void scale(double *x, int n, double a) {
  for (int i = 0; i < n; i++) x[i] *= a;
}

// What a sum in order may lose, by hand.
static double by_hand(const double *x, const double *ex, int n) {
  double s = 0, e = 0;
  for (int i = 0; i < n; i++) {
    double half = s * 0.5, eh = e * 0.5 + fabs(half) * u;
    double term = x[i] > 0 ? sqrt(x[i]) : -x[i];
    double et = x[i] > 0 ? ex[i] / (2 * term) + term * u : ex[i];
    s = half + term;
    e = eh + et + fabs(s) * u;
  }
  return e;
}

int main(void) {
  within("product", __enzyme_error_estimate((void *)product, enzyme_dup, 3.0, 1e-3, enzyme_dup, -2.0, 1e-4), 2e-3 + 3e-4 + 6 * u, 1e-12);
  within("exact inputs", __enzyme_error_estimate((void *)product, enzyme_dup, 3.0, 0.0, enzyme_const, -2.0) / u, 6, 1e-12);
  double e = __enzyme_error_estimate((void *)cancels, enzyme_dup, 1e8, 0.0, enzyme_dup, 1e-8, 0.0);
  within("cancellation", e / u, 1e8, 1e-6);
  check("it is worse than the value", e > 0.9e-8);
  within("to float", __enzyme_error_estimate_float((void *)single, enzyme_dup, 3.0, 0.0), 9 * 0x1p-24, 1e-6);
  double x[9], ex[9];
  for (int i = 0; i < 9; i++) x[i] = i - 3.25, ex[i] = 1e-10 * i;
  within("series", __enzyme_error_estimate((void *)series, enzyme_dup, x, ex, enzyme_const, 9), by_hand(x, ex, 9), 1e-9);
  double error = __enzyme_error_estimate((void *)series, enzyme_dup, x, ex, enzyme_const, 9);
  long double exact = 0;
  for (int i = 0; i < 9; i++) exact = exact * 0.5L + (x[i] > 0 ? sqrtl(x[i]) : -x[i]);
  check("a bound", fabsl(series(x, 9) - exact) <= error);
  __enzyme_error_estimate_void((void *)scale, enzyme_dup, x, ex, enzyme_const, 9, enzyme_const, -2.0);
  within("in place", ex[8], 2 * 8e-10 + fabs(x[8]) * u, 1e-12);
  return report();
}
