// A step of fitting a matrix by gradient descent: the loss ‖A x − b‖² and its gradient with respect to A, 2000 × 2000.
#include "bench.h"

double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

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

static double x[N], b[N];
static double primal(const double *a) { return loss(N, a, x, b); }
static void gradient(const double *a, double *da) {
  __enzyme_autodiff((void *)loss, N, enzyme_dup, a, da, enzyme_const, x, enzyme_const, b);
}
static void hand(const double *a, double *da) { by_hand(N, a, da, x, b); }

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
  int failed = bench((struct bench){"matdescent", N, N * N, a, primal, gradient, hand});
  free(a);
  return failed;
}
