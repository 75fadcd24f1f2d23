// A loop with several entries is emitted as one that dispatches. In LLVM 22, jump tables there break values that move
// from one variable to another (llvm-project#194832): at n = 4 and 8 the tangent was wrong from -O2 on.
#include "check.h"
#include <stdlib.h>

double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
int enzyme_dup, enzyme_const, enzyme_out;

struct tagged {
  int is_float;
  union {
    double d;
    long i;
  };
};

static int by_value(const void *p, const void *q) {
  const struct tagged *a = p, *b = q;
  double one = a->is_float ? a->d : a->i, other = b->is_float ? b->d : b->i;
  return one < other ? -1 : one > other;
}

static double f(double *x, const double *y, double s, int n) {
  double sum = y[1], last = 0.5;
  int k = 3 * n & 15, fuel = 20;
  switch (k * 3 & 3) {
  case 0:
    goto sort;
  case 1:
    goto add;
  case 2:
    goto clear;
  }
scale:
  if (--fuel < 0)
    goto end;
  sum *= y[0];
  switch (k & 3) {
  case 0:
    goto sort;
  case 1:
    goto scale;
  case 2:
    goto step;
  }
  if (k == 3)
    goto add;
step:
  if (--fuel < 0)
    goto end;
add:
  if (--fuel < 0)
    goto end;
  last = x[2];
  for (int i = 0; i < n; i++)
    last += x[i];
  if (y[0] >= s)
    goto scale;
clear:
  if (--fuel < 0)
    goto end;
  x[2] = 0;
  goto scale;
sort:
  if (--fuel < 0)
    goto end;
  struct tagged t[4];
  for (int i = 0; i < 4; i++)
    if (i & 1)
      t[i].is_float = 1, t[i].d = s;
    else
      t[i].is_float = 0, t[i].i = 3 * i;
  qsort(t, 4, sizeof *t, by_value);
  for (int i = 0; i < 4; i++)
    sum += t[i].is_float ? 0.5 * sin(t[i].d) : 0.1 * t[i].i;
  switch ((n - k) & 3) {
  case 0:
    goto step;
  case 1:
    goto scale;
  case 2:
    goto scale;
  }
end:
  return last + sum / (1 + x[0] * x[0]);
}

static double reverse(double *x, double *dx, double *y, double *dy, double s, int n) {
  return __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_out, s, enzyme_const, n);
}

static double forward(double *x, double *dx, double *y, double *dy, double s, double ds, int n) {
  return __enzyme_fwddiff((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_dup, s, ds, enzyme_const, n);
}

static double along(const double *tx, const double *ty, double ts, double h, int n) {
  double x[8] = {0.5, -0.25, 1.5, 0.125, 1, 0.5, 0.25, -1}, y[2] = {0.75, 1.25};
  for (int i = 0; i < 8; i++)
    x[i] += h * tx[i];
  for (int i = 0; i < 2; i++)
    y[i] += h * ty[i];
  return f(x, y, 0.875 + h * ts, n);
}

int main(void) {
  for (int n = 0; n < 9; n++) {
    const double tx[8] = {1, 0.5, 2, 0.25}, ty[2] = {-0.5, 1}, ts = 2;
    double want = (along(tx, ty, ts, 1e-6, n) - along(tx, ty, ts, -1e-6, n)) / 2e-6;

    double x[8] = {0.5, -0.25, 1.5, 0.125, 1, 0.5, 0.25, -1}, y[2] = {0.75, 1.25};
    double dx[8] = {1, 0.5, 2, 0.25}, dy[2] = {-0.5, 1};
    expect("tangent", forward(x, dx, y, dy, 0.875, ts, n), want);

    double again[8] = {0.5, -0.25, 1.5, 0.125, 1, 0.5, 0.25, -1}, gx[8] = {0}, gy[2] = {0};
    double gradient = ts * reverse(again, gx, y, gy, 0.875, n);
    for (int i = 0; i < 8; i++)
      gradient += gx[i] * tx[i];
    for (int i = 0; i < 2; i++)
      gradient += gy[i] * ty[i];
    expect("gradient", gradient, want);
  }
  return report();
}
