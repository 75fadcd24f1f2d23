// Case 7. x and y are overwritten before the reverse sweep runs. Their sum is all that is needed: one array is kept, not two.
#include "../check.h"

double __enzyme_autodiff(void *, ...);

enum { N = 1000 };

__attribute__((noinline)) static void overwrite(double *x, double *y) {
  for (int i = 0; i < N; i++)
    x[i] = y[i] = 0;
}

static double use_sums(double *x, double *y) {
  double total = 0;
  for (int i = 0; i < N; i++) {
    double sum = x[i] + y[i];
    total += sum * sum * sum;
  }
  overwrite(x, y);
  return total;
}

static double work[2 * N];

static double primal(const double *x) {
  memcpy(work, x, sizeof work);
  return use_sums(work, work + N);
}
static void gradient(const double *x, double *dx) {
  memcpy(work, x, sizeof work);
  __enzyme_autodiff((void *)use_sums, work, dx, work + N, dx + N);
}

int main(void) {
  double x[2 * N];
  for (int i = 0; i < 2 * N; i++)
    x[i] = cos(i);
  return check((struct example){"overwrite", 2 * N, x, primal, gradient});
}
