// Forward substitution with a lower triangle of order 400; half the sum of squares of the solution, by the matrix and the right side.
#include "bench.h"

enum { N = 400 };

static double loss(int n, const double *R x, double *R y) {
  const double *b = x + n * n;
  for (int i = 0; i < n; i++) {
    double sum = b[i];
    for (int j = 0; j < i; j++)
      sum -= x[i * n + j] * y[j];
    y[i] = sum / x[i * n + i];
  }
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += 0.5 * y[i] * y[i];
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

static double y[N], dy[N];

// Lᵀ z = y; ∂b = z, ∂L = −z yᵀ.
static void by_hand(int n, const double *restrict x, double *restrict dx) {
  loss(n, x, y);
  memcpy(dy, y, sizeof(double) * (size_t)n);
  for (int i = n - 1; i >= 0; i--) {
    double z = dy[i] / x[i * n + i];
    dx[n * n + i] += z;
    dx[i * n + i] -= z * y[i];
    for (int j = 0; j < i; j++) {
      dx[i * n + j] -= z * y[j];
      dy[j] -= z * x[i * n + j];
    }
  }
}

static int n;
static void resize(long size) { n = (int)size; }
static double primal(const double *x) { return loss(n, x, y); }
static void gradient(const double *x, double *dx) {
  memset(dy, 0, sizeof dy);
  __enzyme_autodiff((void *)loss, n, enzyme_dup, x, dx, enzyme_dup, y, dy);
}
static void hand(const double *x, double *dx) { by_hand(n, x, dx); }

int main(void) {
  static double x[N * N + N];
  for (int i = 0; i < N * N + N; i++)
    x[i] = cos(0.37 * i) / N;
  // A large diagonal, at each size.
  for (int n = N; n >= N / 4; n /= 2)
    for (int i = 0; i < n; i++)
      x[i * n + i] = 2 + x[i * n + i];
  for (int i = N * N; i < N * N + N; i++)
    x[i] = sin(i);
  return bench((struct bench){"trisolve", N, N * N + N, x, primal, gradient, hand, NULL, resize, .power = 2});
}
#endif
