// Case 10. The sum is serial, its derivative is not: dx[i] += 2 * x[i] * dS has no dependence between iterations.
#include "../check.h"

double __enzyme_autodiff(void *, ...);

enum { N = 100000 };

static double sum_of_squares(int n, const double *x) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += x[i] * x[i];
  return sum;
}

static double primal(const double *x) { return sum_of_squares(N, x); }
static void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)sum_of_squares, N, x, dx); }

int main(void) {
  static double x[N];
  for (int i = 0; i < N; i++)
    x[i] = cos(i);
  return check((struct example){"serial-sum", N, x, primal, gradient});
}
