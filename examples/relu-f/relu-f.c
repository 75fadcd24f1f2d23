// Case 2. A branch around a call. The adjoint does not need f's value, so that after optimisation the forward
// pass is gone: x > 0 ? f'(x) : 0.
#include "../check.h"

double __enzyme_autodiff(void *, ...);

__attribute__((noinline)) static double f(double x) { return sin(x) * exp(x); }

static double relu(double x) {
  double result = 0;
  if (x > 0)
    result = f(x);
  return result;
}

static double primal(const double *x) { return relu(*x); }
static void gradient(const double *x, double *dx) { *dx += __enzyme_autodiff((void *)relu, *x); }

int main(void) {
  double left = -0.5, right = 0.75;
  return check((struct example){"relu-f(-0.5)", 1, &left, primal, gradient}) |
         check((struct example){"relu-f(0.75)", 1, &right, primal, gradient});
}
