// Case 1. After optimisation the gradient is what one would write by hand, x > 0 ? 3*x*x : 0:
// no memory access, no loop, no tape.
#include "../check.h"

double __enzyme_autodiff(void *, ...);

static double relu3(double x) { return x > 0 ? pow(x, 3) : 0; }

static double primal(const double *x) { return relu3(*x); }
static void gradient(const double *x, double *dx) { *dx += __enzyme_autodiff((void *)relu3, *x); }

int main(void) {
  double left = -1.5, right = 1.5;
  return check((struct example){"relu3(-1.5)", 1, &left, primal, gradient}) |
         check((struct example){"relu3(1.5)", 1, &right, primal, gradient});
}
