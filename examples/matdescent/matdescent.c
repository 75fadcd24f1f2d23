// Case 13. A matrix fitted by gradient descent: the loss is ‖A x − b‖², the program walks down its gradient, and the loss
// must have fallen at the end.
#include "../check.h"

double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

enum { N = 200 };

static double loss(int n, const double *restrict a, const double *restrict x, const double *restrict b) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    double r = -b[i];
    for (int j = 0; j < n; j++)
      r += a[i * n + j] * x[j];
    sum += r * r;
  }
  return sum;
}

static double x[N], b[N];

static double primal(const double *a) { return loss(N, a, x, b); }
static void gradient(const double *a, double *da) {
  __enzyme_autodiff((void *)loss, N, enzyme_dup, a, da, enzyme_const, x, enzyme_const, b);
}

int main(void) {
  static double a[N * N], da[N * N];
  for (int i = 0; i < N; i++) {
    x[i] = cos(i) / sqrt(N);
    b[i] = sin(2 * i);
    for (int j = 0; j < N; j++)
      a[i * N + j] = cos(i + 3 * j) / N;
  }
  int failed = check((struct example){"matdescent", N * N, a, primal, gradient});
  double before = primal(a);
  for (int step = 0; step < 50; step++) {
    memset(da, 0, sizeof da);
    gradient(a, da);
    for (int i = 0; i < N * N; i++)
      a[i] -= 0.5 * da[i];
  }
  return failed | !(primal(a) < 1e-6 * before);
}
