// log Σ exp xᵢ, shifted by the maximum, at 10⁶ and 10⁷ elements.
#include "bench.h"

double __enzyme_autodiff(void *, ...);

static double logsumexp(const double *restrict x, int n) {
  double largest = x[0], sum = 0;
  for (int i = 1; i < n; i++)
    if (x[i] > largest)
      largest = x[i];
  for (int i = 0; i < n; i++)
    sum += exp(x[i] - largest);
  return largest + log(sum);
}

// ∂/∂xᵢ = exp(xᵢ − m) / Σ exp(xⱼ − m); the maximum's own contributions cancel.
static void by_hand(const double *restrict x, double *restrict dx, int n) {
  double largest = x[0], sum = 0;
  double *restrict e = malloc((size_t)n * sizeof *e);
  if (!e)
    abort();
  for (int i = 1; i < n; i++)
    if (x[i] > largest)
      largest = x[i];
  for (int i = 0; i < n; i++)
    sum += e[i] = exp(x[i] - largest);
  for (int i = 0; i < n; i++)
    dx[i] += e[i] / sum;
  free(e);
}

static int size;
static double primal(const double *x) { return logsumexp(x, size); }
static void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)logsumexp, x, dx, size); }
static void hand(const double *x, double *dx) { by_hand(x, dx, size); }

int main(void) {
  int failed = 0;
  for (size = 1000000; size <= 10000000; size *= 10) {
    double *x = malloc((size_t)size * sizeof *x);
    if (!x)
      return 1;
    for (int i = 0; i < size; i++)
      x[i] = sin(i) * 5 + i / (double)size;
    failed |= bench((struct bench){"logsumexp", size, size, x, primal, gradient, hand});
    free(x);
  }
  return failed;
}
