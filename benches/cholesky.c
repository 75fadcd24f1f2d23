// Cholesky's factorisation in place, order 200, and half the logarithm of the determinant with a form of the factor.
#include "bench.h"

enum { N = 200 };

static double loss(int n, const double *R x, double *R a) {
  for (int i = 0; i < n * n; i++)
    a[i] = x[i];
  for (int j = 0; j < n; j++) {
    for (int k = 0; k < j; k++)
      for (int i = j; i < n; i++)
        a[i * n + j] -= a[i * n + k] * a[j * n + k];
    double d = sqrt(a[j * n + j]);
    a[j * n + j] = d;
    for (int i = j + 1; i < n; i++)
      a[i * n + j] /= d;
  }
  double sum = 0;
  for (int i = 0; i < n; i++) {
    sum += log(a[i * n + i]);
    for (int j = 0; j < i; j++)
      sum += a[i * n + j] / (1 + i + j);
  }
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

static double a[N * N], da[N * N];

// The recursion backwards (Murray, Differentiation of the Cholesky decomposition, 2016).
static void by_hand(int n, const double *restrict x, double *restrict dx) {
  loss(n, x, a);
  for (int i = 0; i < n; i++) {
    da[i * n + i] = 1 / a[i * n + i];
    for (int j = 0; j < i; j++)
      da[i * n + j] = 1.0 / (1 + i + j);
  }
  for (int j = n - 1; j >= 0; j--) {
    double d = a[j * n + j], dd = da[j * n + j];
    for (int i = j + 1; i < n; i++) {
      dd -= a[i * n + j] * da[i * n + j] / d;
      da[i * n + j] /= d;
    }
    da[j * n + j] = dd / (2 * d);
    for (int i = j; i < n; i++) {
      double s = da[i * n + j];
      for (int k = 0; k < j; k++) {
        da[i * n + k] -= s * a[j * n + k];
        da[j * n + k] -= s * a[i * n + k];
      }
    }
  }
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= i; j++)
      dx[i * n + j] += da[i * n + j];
}

static int n;
static void resize(long size) { n = (int)size; }
static double primal(const double *x) { return loss(n, x, a); }
static void gradient(const double *x, double *dx) {
  memset(da, 0, sizeof(double) * (size_t)(n * n));
  __enzyme_autodiff((void *)loss, n, enzyme_dup, x, dx, enzyme_dup, a, da);
}
static void hand(const double *x, double *dx) { by_hand(n, x, dx); }

int main(void) {
  static double x[N * N];
  for (int i = 0; i < N * N; i++)
    x[i] = cos(0.37 * i) / N;
  // Each size has its diagonal. It outweighs those of larger sizes, which lie below it.
  for (int n = N, d = 3; n >= N / 4; n /= 2, d *= 3)
    for (int i = 0; i < n; i++)
      x[i * n + i] = d;
  return bench((struct bench){"cholesky", N, N * N, x, primal, gradient, hand, NULL, resize, .power = 3});
}
#endif
