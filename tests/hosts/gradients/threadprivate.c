// Variables of each thread's own: what one request leaves in their shadows the next one does not find, in no thread.
#include "check.h"
#include <omp.h>

double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
struct taped {
  void *tape;
  double value;
};
struct taped __enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
extern int enzyme_dup;

enum { N = 6 };
static double own = 1;
#pragma omp threadprivate(own)

// Reads what was there: its adjoint is left in the shadow.
static double reads(const double *x) {
  double s = 0;
#pragma omp parallel for reduction(+ : s) schedule(static, 1)
  for (int i = 0; i < N; i++)
    s += own * x[i];
  return s;
}

// Writes it last: an adjoint that was left there would be added.
static double writes(const double *x) {
  double s = 0;
#pragma omp parallel for reduction(+ : s) schedule(static, 1)
  for (int i = 0; i < N; i++) {
    own = x[i] * x[i];
    s += own * x[(i + 1) % N];
  }
  return s;
}

static void reset(void) {
#pragma omp parallel
  own = 1;
}

static void one(const double *x) {
  double dx[N] = {0};
  reset();
  __enzyme_autodiff((void *)reads, enzyme_dup, x, dx);
  for (int i = 0; i < N; i++)
    expect("reads", dx[i], 1);
  memset(dx, 0, sizeof dx);
  __enzyme_autodiff((void *)writes, enzyme_dup, x, dx);
  for (int i = 0; i < N; i++)
    expect("writes", dx[i], 2 * x[i] * x[(i + 1) % N] + x[(i + N - 1) % N] * x[(i + N - 1) % N]);
  reset();
}

// The tangent that writing leaves is not there when the next request reads.
static void along(const double *x) {
  double dx[N];
  for (int i = 0; i < N; i++)
    dx[i] = 1;
  __enzyme_fwddiff((void *)writes, enzyme_dup, x, dx);
  reset();
  expect("tangent", __enzyme_fwddiff((void *)reads, enzyme_dup, x, dx), N);
}

// Another request lies between the two sweeps.
static void apart(const double *x) {
  double dx[N] = {0}, ex[N] = {0};
  struct taped both = __enzyme_augmentfwd((void *)writes, enzyme_dup, x, dx);
  reset();
  __enzyme_autodiff((void *)reads, enzyme_dup, x, ex);
  __enzyme_reverse((void *)writes, enzyme_dup, x, dx, 1.0, both.tape);
  for (int i = 0; i < N; i++)
    expect("apart", dx[i], 2 * x[i] * x[(i + 1) % N] + x[(i + N - 1) % N] * x[(i + N - 1) % N]);
}

static void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)writes, enzyme_dup, x, dx); }

// A derivative of a gradient has variables of its own.
static void twice(const double *x) {
  for (int j = 0; j < N; j++) {
    double v[N] = {0}, g[N] = {0}, h[N] = {0};
    v[j] = 1;
    __enzyme_fwddiff((void *)gradient, enzyme_dup, x, v, enzyme_dup, g, h);
    for (int i = 0; i < N; i++) {
      double want = i == j ? 2 * x[(i + 1) % N] : 0;
      want += j == (i + 1) % N ? 2 * x[i] : 0;
      want += j == (i + N - 1) % N ? 2 * x[j] : 0;
      expect("twice", h[i], want);
    }
  }
}

// Requests of several threads at once, whose teams may be made of the same threads.
static void several(const double *x) {
#pragma omp parallel num_threads(3)
  for (int k = 0; k < 20; k++) {
    double dx[N] = {0};
    own = 1;
    __enzyme_autodiff((void *)writes, enzyme_dup, x, dx);
#pragma omp critical
    for (int i = 0; i < N; i++)
      expect("several", dx[i], 2 * x[i] * x[(i + 1) % N] + x[(i + N - 1) % N] * x[(i + N - 1) % N]);
  }
}

int main(void) {
  double x[N] = {0.5, 1.25, -2, 0.75, 3, 1.5};
  int threads[] = {3, 1, 7, 2};
  for (int t = 0; t < 4; t++) {
    omp_set_num_threads(threads[t]);
    one(x);
    along(x);
    apart(x);
    twice(x);
    several(x);
  }
  return report();
}
