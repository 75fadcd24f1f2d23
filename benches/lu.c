// LU factorisation in place without pivoting, order 200; the logarithm of the determinant's absolute value with a form of the factors.
#include "bench.h"

enum { N = 200 };

static void factor(int n, double *R a) {
  for (int k = 0; k < n; k++)
    for (int i = k + 1; i < n; i++) {
      double l = a[i * N + k] / a[k * N + k];
      a[i * N + k] = l;
      for (int j = k + 1; j < n; j++)
        a[i * N + j] -= l * a[k * N + j];
    }
}

static double logdet(int n, const double *R a) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += log(fabs(a[i * N + i]));
  return sum;
}

static double loss(int n, const double *R x, double *R a) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      a[i * N + j] = x[i * N + j];
  factor(n, a);
  double sum = logdet(n, a);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      if (i != j)
        sum += a[i * N + j] * a[i * N + j] / (1 + i + j);
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

static double a[N * N], da[N * N];

// Rows from the last: each solves y Uᵀ = da to the left of the diagonal, then goes to the rows above by its column of L. U is transposed once, so
// that both run along rows.
static void by_hand(int n, const double *restrict x, double *restrict dx) {
  static double ut[N * N];
  loss(n, x, a);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      double v = a[i * N + j];
      da[i * N + j] = i == j ? 1 / v : 2 * v / (1 + i + j);
      if (i <= j)
        ut[j * N + i] = v;
    }
  for (int i = n - 1; i >= 0; i--) {
    double *restrict y = da + i * N;
    for (int j = n - 1; j > 0; j--) {
      const double *restrict u = ut + j * N;
      if (j < i)
        y[j] /= u[j];
      int end = j < i ? j : i;
      double t = y[j];
      for (int k = 0; k < end; k++)
        y[k] -= t * u[k];
    }
    if (i > 0)
      y[0] /= ut[0];
    for (int k = 0; k < i; k++) {
      double l = a[i * N + k], *restrict up = da + k * N;
      for (int j = k; j < n; j++)
        up[j] -= l * y[j];
    }
    for (int j = 0; j < n; j++)
      dx[i * N + j] += y[j];
  }
}

static int n;
static void resize(long size) { n = (int)size; }
static double primal(const double *x) { return loss(n, x, a); }
static void gradient(const double *x, double *dx) {
  memset(da, 0, sizeof da);
  __enzyme_autodiff((void *)loss, n, enzyme_dup, x, dx, enzyme_dup, a, da);
}
static void hand(const double *x, double *dx) { by_hand(n, x, dx); }

int main(void) {
  static double x[N * N];
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      x[i * N + j] = i == j ? 3 + sin(i) : cos(0.37 * (i * N + j)) / 12;
  return bench((struct bench){"lu", N, N * N, x, primal, gradient, hand, NULL, resize, .power = 3});
}
#endif
