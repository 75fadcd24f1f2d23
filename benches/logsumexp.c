// log Σ exp xᵢ, shifted by the maximum, at 10⁶ and 10⁷ elements.
#include "bench.h"

static double logsumexp(const double *restrict x, int n) {
  double largest = x[0], sum = 0;
  for (int i = 1; i < n; i++)
    if (x[i] > largest)
      largest = x[i];
  for (int i = 0; i < n; i++)
    sum += exp(x[i] - largest);
  return largest + log(sum);
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);

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

BY_TAPE void logsumexp_by_tape(const double *x, double *dx, int n);

static int size;
static void resize(long to) { size = (int)to; }
static double primal(const double *x) { return logsumexp(x, size); }
static void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)logsumexp, x, dx, size); }
static void hand(const double *x, double *dx) { by_hand(x, dx, size); }
static void tape(const double *x, double *dx) { logsumexp_by_tape(x, dx, size); }

int main(void) {
  int failed = 0;
  for (long n = 1000000; n <= 10000000; n *= 10) {
    double *x = malloc((size_t)n * sizeof *x);
    if (!x)
      return 1;
    for (int i = 0; i < n; i++)
      x[i] = sin(i) * 5 + i / (double)n;
    failed |= bench((struct bench){
        "logsumexp", n, n, x, primal, gradient, hand, logsumexp_by_tape ? tape : NULL, resize, .power = 1});
    free(x);
  }
  return failed;
}
#endif
