// A step of fitting a matrix by gradient descent: the loss ‖A x − b‖² and its gradient with respect to A, 2000 × 2000.
#include "bench.h"

enum { N = 2000 };

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

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

// ∂/∂aᵢⱼ = 2 rᵢ xⱼ.
static void by_hand(int n, const double *restrict a, double *restrict da, const double *restrict x, const double *restrict b) {
  for (int i = 0; i < n; i++) {
    double r = -b[i];
    for (int j = 0; j < n; j++)
      r += a[i * n + j] * x[j];
    for (int j = 0; j < n; j++)
      da[i * n + j] += 2 * r * x[j];
  }
}

BY_TAPE void matdescent_by_tape(int n, const double *a, double *da, const double *x, const double *b);

static double x[N], b[N];
static int n;
static void resize(long size) { n = (int)size; }
static double primal(const double *a) { return loss(n, a, x, b); }
static void gradient(const double *a, double *da) {
  __enzyme_autodiff((void *)loss, n, enzyme_dup, a, da, enzyme_const, x, enzyme_const, b);
}
static void hand(const double *a, double *da) { by_hand(n, a, da, x, b); }
static void tape(const double *a, double *da) { matdescent_by_tape(n, a, da, x, b); }

int main(void) {
  double *a = malloc(sizeof(double) * N * N);
  if (!a)
    return 1;
  for (int i = 0; i < N; i++) {
    x[i] = cos(i);
    b[i] = sin(2 * i);
  }
  for (int i = 0; i < N * N; i++)
    a[i] = cos(0.37 * i) / N;
  int failed = bench((struct bench){
      "matdescent", N, N * N, a, primal, gradient, hand, matdescent_by_tape ? tape : NULL, resize, .power = 2});
  free(a);
  return failed;
}
#endif
