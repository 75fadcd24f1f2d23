// Case 3. `next` reads from outside: it carries no derivative, but the adjoint needs what it returned, and it must
// run exactly ten times. After optimisation the gradient is ten calls and ten stores, dx[i] += next(), with no heap.
#include "../check.h"

double __enzyme_autodiff(void *, ...);

static unsigned position;

__attribute__((noinline)) static double next(void) {
  position = position * 5 + 3;
  return (double)(position % 64) / 16;
}

static double read_sum(const double *x) {
  double total = 0;
  for (int i = 0; i < 10; i++)
    total += next() * x[i];
  return total;
}

static double primal(const double *x) {
  position = 1;
  return read_sum(x);
}
static void gradient(const double *x, double *dx) {
  position = 1;
  __enzyme_autodiff((void *)read_sum, x, dx);
}

int main(void) {
  double x[10];
  for (int i = 0; i < 10; i++)
    x[i] = i + 1;
  return check((struct example){"read-sum", 10, x, primal, gradient});
}
