// `enzyme_runtime_activity`: a shadow that is the memory itself says that the memory carries no derivative, of an argument and of
// pointers in memory.
#include "check.h"
#include <stdlib.h>
#include <string.h>

extern int enzyme_dup, enzyme_const, enzyme_runtime_activity;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

static double product(const double *x, const double *y, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += x[i] * y[i];
  return sum;
}

static void arguments(void) {
  double x[2] = {1, 2}, y[2] = {3, 4}, dx[2] = {0}, dy[2] = {0};
  __enzyme_autodiff((void *)product, enzyme_runtime_activity, enzyme_dup, x, dx, enzyme_dup, y, y, 2);
  double expected[6] = {3, 4, 0, 0, 3, 4};
  double found[6] = {dx[0], dx[1], dy[0], dy[1], y[0], y[1]};
  for (int i = 0; i < 6; i++)
    expect("one of two arguments", found[i], expected[i]);
  __enzyme_autodiff((void *)product, enzyme_dup, x, x, enzyme_runtime_activity, enzyme_dup, y, dy, 2);
  expect("the other", dy[0], 1);
  expect("the other", dy[1], 2);
  expect("memory stays", x[0] + 10 * x[1], 21);
  dx[0] = dx[1] = 0;
  __enzyme_autodiff((void *)product, enzyme_runtime_activity, enzyme_dup, x, dx, enzyme_dup, x, dx, 2);
  expect("the same twice", dx[0], 2);
  expect("the same twice", dx[1], 4);
  double tangent[2] = {1, 10};
  double t = __enzyme_fwddiff((void *)product, enzyme_runtime_activity, x, tangent, y, y, 2);
  expect("forward", t, 43);
  t = __enzyme_fwddiff((void *)product, enzyme_runtime_activity, x, x, y, y, 2);
  expect("forward, nothing active", t, 0);
}

// Writes: what lies in memory without a derivative is overwritten once, by the primal.
static double scaled(double *x, double *work, double a) {
  for (int i = 0; i < 3; i++)
    work[i] = a * x[i];
  double sum = 0;
  for (int i = 0; i < 3; i++)
    sum += work[i] * x[i];
  return sum;
}

static void written(void) {
  double x[3] = {1, 2, 3}, dx[3] = {0}, work[3] = {0}, dwork[3] = {0};
  double da = __enzyme_autodiff((void *)scaled, enzyme_runtime_activity, x, dx, work, dwork, 2.0);
  expect("with a shadow", da, 14);
  expect("with a shadow", dx[1], 8);
  __enzyme_autodiff((void *)scaled, enzyme_runtime_activity, x, dx, work, work, 2.0);
  expect("without one the primal's value is there", work[2], 6);
}

struct layer {
  double *weights;
  double *bias;
  struct layer *next;
  long n;
};

__attribute__((noinline)) static double applied(const struct layer *at, double *x) {
  for (; at; at = at->next)
    for (long i = 0; i < at->n; i++)
      x[i] = x[i] * at->weights[i] + at->bias[i] * at->bias[i];
  return x[0] * x[1];
}

static double network(const struct layer *first, const double *x) {
  double copy[2] = {x[0], x[1]};
  return applied(first, copy);
}

// x0 = (x·w + b²)·v + c², of which w, c are constant in the first run, b, v in the second.
static void members(void) {
  double w[2] = {2, 3}, b[2] = {1, 2}, v[2] = {4, 5}, c[2] = {1, 1}, x[2] = {1, 1};
  for (int which = 0; which < 2; which++) {
    double dw[2] = {0}, db[2] = {0}, dv[2] = {0}, dc[2] = {0}, dx[2] = {0};
    struct layer second = {v, c, 0, 2}, first = {w, b, &second, 2};
    struct layer dsecond = {which ? v : dv, which ? dc : c, 0, 0};
    struct layer dfirst = {which ? dw : w, which ? b : db, &dsecond, 0};
    __enzyme_autodiff((void *)network, enzyme_runtime_activity, enzyme_dup, &first, &dfirst, enzyme_dup, x, dx);
    // y0 = (2 + 1)·4 + 1 = 13, y1 = (3 + 4)·5 + 1 = 36
    expect("x", dx[0], 36 * 2 * 4);
    expect("x", dx[1], 13 * 3 * 5);
    expect("w", dw[0], which ? 36 * 4 : 0);
    expect("b", db[1], which ? 0 : 13 * 2 * 2 * 5);
    expect("v", dv[0], which ? 0 : 36 * 3);
    expect("c", dc[1], which ? 13 * 2 : 0);
    expect("memory stays", w[0] + b[1] + v[1] + c[0], 10);
  }
  struct layer only = {w, b, 0, 2};
  double dx[2] = {0};
  __enzyme_autodiff((void *)network, enzyme_runtime_activity, enzyme_dup, &only, &only, enzyme_dup, x, dx);
  expect("all of the structure", dx[0], 7 * 2);
}

// A null in the place of a shadow says the same as the pointer itself.
static void nulls(void) {
  double w[2] = {2, 3}, b[2] = {1, 2}, db[2] = {0}, x[2] = {1, 1}, dx[2] = {0};
  struct layer first = {w, b, 0, 2}, dfirst = {0, db, 0, 0};
  __enzyme_autodiff((void *)network, enzyme_runtime_activity, enzyme_dup, &first, &dfirst, enzyme_dup, x, dx);
  expect("null", db[0], 7 * 2);
  expect("null", dx[0], 7 * 2);
}

// Pointers are exchanged, copied and stored.
struct pair {
  double *one, *two;
};

__attribute__((noinline)) static void swap(struct pair *p) {
  double *one = p->one;
  p->one = p->two;
  p->two = one;
}

__attribute__((noinline)) static double *second(const struct pair *p) {
  return p->two;
}

static double swapped(struct pair *p, double *other) {
  swap(p);
  struct pair copy;
  memcpy(&copy, p, sizeof copy);
  p->two = other;
  return copy.one[0] * 3 + *second(&copy) * 5 + p->two[0] * p->one[0];
}

static void exchanged(void) {
  double one = 2, two = 7, other = 11, done = 0, dtwo = 0, dother = 0;
  struct pair p = {&one, &two}, dp = {&done, &two};
  __enzyme_autodiff((void *)swapped, enzyme_runtime_activity, enzyme_dup, &p, &dp, enzyme_dup, &other, &dother);
  expect("exchanged", done, 5);
  expect("exchanged", dother, 7);
  expect("memory stays", one + two + other, 20);
  expect("null, or the pointer itself", dp.one == 0 || dp.one == &two, 1);
  expect("the shadow follows", dp.two == &dother, 1);
  p = (struct pair){&one, &two}, dp = (struct pair){&one, &dtwo};
  double t = (dtwo = 1, __enzyme_fwddiff((void *)swapped, enzyme_runtime_activity, enzyme_dup, &p, &dp, enzyme_dup, &other, &other));
  expect("forward", t, 3 + 11);
}

// Rows of a matrix, of which some are constant; what is allocated points to them.
__attribute__((noinline)) static double dots(double *const *rows, const double *x, int n) {
  double sum = 0;
  for (int r = 0; r < n; r++)
    for (int i = 0; i < 2; i++)
      sum += rows[r][i] * x[i];
  return sum;
}

static double chosen(double *const *rows, const double *x, int n) {
  double **odd = malloc(n * sizeof *odd);
  for (int r = 0; r < n; r++)
    odd[r] = rows[n - 1 - r];
  double sum = dots(odd, x, n) * 2;
  free(odd);
  return sum;
}

static void rows(void) {
  double a[2] = {1, 2}, b[2] = {3, 4}, c[2] = {5, 6}, da[2] = {0}, dc[2] = {0}, x[2] = {1, 10}, dx[2] = {0};
  double *all[3] = {a, b, c}, *shadows[3] = {da, b, dc};
  __enzyme_autodiff((void *)chosen, enzyme_runtime_activity, enzyme_dup, all, shadows, enzyme_dup, x, dx, 3);
  expect("rows", da[1], 20);
  expect("rows", dc[0], 2);
  expect("rows", dx[0], 18);
  expect("memory stays", b[0] + b[1], 7);
}

int main(void) {
  arguments();
  written();
  members();
  nulls();
  exchanged();
  rows();
  return report();
}
