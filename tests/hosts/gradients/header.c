// Requests in C, with <tapeless/tapeless.h>.
#include "check.h"
#include <tapeless/tapeless.h>

static double square(double x) { return x * x; }
static double energy(const double *x, double k, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += k * x[i] * x[i];
  return s;
}
static void mixed(const double *x, double *y, int n, int m) {
  for (int j = 0; j < m; j++) {
    y[j] = 0;
    for (int i = 0; i < n; i++) y[j] += sin(x[i]) * (i + j);
  }
}
// By rows and by columns, more and fewer than are taken at once.
static void jacobians(void) {
  double x[20], g[20], y[20], J[400];
  for (int i = 0; i < 20; i++) x[i] = 0.1 * i;
  tapeless_gradient(energy, 20, x, g, enzyme_const, 2.0, 20);
  for (int i = 0; i < 20; i++) expect("tapeless_gradient", g[i], 4 * x[i]);
  for (int m = 3; m < 20; m += 8)
    for (int n = 5; n < 20; n += 7) {
      tapeless_jacobian(mixed, n, x, m, y, J, n, m);
      for (int j = 0; j < m; j++)
        for (int i = 0; i < n; i++) expect("tapeless_jacobian", J[j * n + i], cos(x[i]) * (i + j));
    }
}
static float cube(float x) { return x * x * x; }
static double dot(const double *x, const double *y, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * y[i];
  return s;
}

// Seen calls are counted, and carry no derivative.
static int seen;
TAPELESS_INACTIVE __attribute__((noinline)) static double see(double x) { return seen++, x; }
static double watched(double x) { return x * x * see(x); }

__attribute__((noinline)) static double log_it(double x) { return seen++, 2 * x; }
TAPELESS_REGISTER_INACTIVE(log_it);
static double logged(double x) { return x * log_it(x); }

// Derivatives by hand: each is off by a factor, so that it shows.
__attribute__((noinline)) static double twice(double x) { return 2 * x; }
static double twice_forward(double x) { return 2 * x; }
static double twice_back(double x, double adjoint) { return (void)x, 20 * adjoint; }
static struct pair {
  double value, tangent;
} twice_tangent(double x, double dx) {
  return (struct pair){2 * x, 200 * dx};
}
TAPELESS_REGISTER_GRADIENT(twice, twice_forward, twice_back);
TAPELESS_REGISTER_DERIVATIVE(twice, twice_tangent);
static double by_hand(double x) { return 3 * twice(x); }

// Functions like others, memory of the program's own, a global without derivative.
static double about_log(double x) { return x - 1; }
TAPELESS_REGISTER_LIKE(about_log, "log");
static char arena[256];
static size_t used;
static void *take(size_t bytes) { return arena + (used += bytes) - bytes; }
static void leave(void *memory) { used = (size_t)((char *)memory - arena); }
TAPELESS_REGISTER_ALLOCATION(take, 0, "-1", leave);
static double last;
TAPELESS_REGISTER_INACTIVE_GLOBAL(last);
static double properties(double x) {
  double *kept = take(sizeof *kept);
  __enzyme_double(kept, sizeof *kept);
  *kept = x * x;
  last = x;
  double s = *kept + about_log(x) + last + __enzyme_call_inactive((void *)square, x);
  leave(kept);
  return s;
}

int main(void) {
  double x[3] = {1, 2, 3}, dx[3] = {0}, y[3] = {4, 5, 6};
  expect("autodiff", __enzyme_autodiff((void *)square, 3.0), 6);
  expect("float", __enzyme_autodiff_float((void *)cube, 2.0f), 12);
  __enzyme_autodiff_void((void *)dot, enzyme_dup, x, dx, enzyme_const, y, enzyme_const, 3);
  expect("dot", dx[2], 6);
  expect("fwddiff", __enzyme_fwddiff((void *)square, 3.0, 0.5), 3);
  expect("float tangent", __enzyme_fwddiff_float((void *)cube, 2.0f, 0.5f), 6);
  __enzyme_fwddiff_void((void *)dot, x, dx, y, dx, 3);
  expect("inactive", __enzyme_autodiff((void *)watched, 3.0), 18);
  expect("inactive function", __enzyme_autodiff((void *)logged, 3.0), 6);
  expect("seen", seen, 2);
  expect("gradient by hand", __enzyme_autodiff((void *)by_hand, 1.0), 60);
  expect("tangent by hand", __enzyme_fwddiff((void *)by_hand, 1.0, 1.0), 600);
  expect("properties", __enzyme_autodiff((void *)properties, 2.0), 4.5);
  expect("properties forward", __enzyme_fwddiff((void *)properties, 2.0, 1.0), 4.5);
  jacobians();
  return report();
}
