// Case 8. x[i] is squared and cleared at once: its old value must be kept for the reverse sweep.
#include "../check.h"

void __enzyme_autodiff(void *, ...);

enum { N = 1000 };

static void square(int n, double *x, double *out) {
  for (int i = 0; i < n; i++) {
    out[i] = x[i] * x[i];
    x[i] = 0;
  }
}

static double work[N], out[N], seed[N];

static double primal(const double *x) {
  double sum = 0;
  memcpy(work, x, sizeof work);
  square(N, work, out);
  for (int i = 0; i < N; i++)
    sum += out[i];
  return sum;
}
static void gradient(const double *x, double *dx) {
  memcpy(work, x, sizeof work);
  for (int i = 0; i < N; i++)
    seed[i] = 1;
  __enzyme_autodiff((void *)square, N, work, dx, out, seed);
}

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++)
    x[i] = sin(i);
  return check((struct example){"square", N, x, primal, gradient});
}
