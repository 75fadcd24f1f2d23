// Case 12. The logarithm of a sum of exponentials, shifted by the maximum for stability.
#include "../check.h"

double __enzyme_autodiff(void *, ...);

enum { N = 100000 };

static double logsumexp(const double *restrict x, int n) {
  double largest = x[0], sum = 0;
  for (int i = 1; i < n; i++)
    if (x[i] > largest)
      largest = x[i];
  for (int i = 0; i < n; i++)
    sum += exp(x[i] - largest);
  return largest + log(sum);
}

static double primal(const double *x) { return logsumexp(x, N); }
static void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)logsumexp, x, dx, N); }

int main(void) {
  static double x[N];
  for (int i = 0; i < N; i++)
    x[i] = i / (double)N - i % 10;
  return check((struct example){"logsumexp", N, x, primal, gradient});
}
