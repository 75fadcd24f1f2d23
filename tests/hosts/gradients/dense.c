// Memory that is none: directions of one number, and results of which what is not 0 is kept.
#include "check.h"
#include <stdint.h>
#include <stdlib.h>
double *__enzyme_todense(void *, ...);
double *__enzyme_post_sparse_todense(void *, ...);
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
extern int enzyme_dup, enzyme_const;

// On index k a direction is 1.
static double unit(int64_t at, int64_t k) { return at == 8 * k; }
static void never(double value, int64_t at, int64_t k) { abort(); }

// What is not 0 is kept.
struct kept { int count; struct { int64_t at; double value; } all[64]; };
static double none(int64_t at, struct kept *k) { return 0; }
static void append(double value, int64_t at, struct kept *k) {
  if (value != 0) k->all[k->count].at = at / 8, k->all[k->count++].value = value;
}

static double f(const double *x, int n) {
  double s = 0;
  for (int i = 0; i + 2 < n; i += 2) s += sin(x[i]) * x[i + 2];
  return s;
}

static double of_memory(double *p, int n) { double s = 0; for (int i = 0; i < n; i++) s += p[i] * (i + 1); return s; }

int main(void) {
  enum { N = 9 };
  double x[N], g[N] = {0};
  for (int i = 0; i < N; i++) x[i] = 0.3 * i + 0.1;
  struct kept all = {0};
  __enzyme_autodiff((void *)f, enzyme_dup, x, __enzyme_post_sparse_todense((void *)none, (void *)append, &all), enzyme_const, N);
  for (int i = 0; i < all.count; i++) g[all.all[i].at] += all.all[i].value;
  check("what is 0 is not kept", all.count == 8);
  for (int k = 0; k < N; k++) {
    double t = __enzyme_fwddiff((void *)f, enzyme_dup, x, __enzyme_todense((void *)unit, (void *)never, (int64_t)k), enzyme_const, N);
    expect("one direction", t, g[k]);
    double want = k % 2 ? 0 : (k + 2 < N ? cos(x[k]) * x[k + 2] : 0) + (k ? sin(x[k - 2]) : 0);
    expect("by hand", t, want);
  }
  expect("without a derivative", of_memory(__enzyme_todense((void *)unit, (void *)never, (int64_t)3), 5), 4);
  return report();
}
