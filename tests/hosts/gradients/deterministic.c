// Gradients and tangents of parallel programs, the same to the last bit in each run: with -tapeless-deterministic. Without, sums are
// added in another order each time; compiled with -DDIFFERS it must show that.
#include "check.h"
#include <omp.h>
#include <stdlib.h>

double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
struct taped {
  void *tape;
  double value;
};
struct taped __enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
extern int enzyme_dup;

enum { N = 400, RUNS = 300 };

// All read a few numbers; parts go to whoever is ready.
static double shared(const double *x) {
  double s = 0;
#pragma omp parallel for reduction(+ : s) schedule(dynamic)
  for (int i = 0; i < N; i++)
    s += sin(x[i] * x[0]) / (1 + x[i % 7] * x[i % 7]) + 1e3 * x[1] * x[i];
  return s * s * 1e-6;
}

// Two reductions after one another, of which nobody waits for the first; phases; what one does for all.
static double phases(const double *x) {
  double s = 1, p = 1, y[N], mean = 0;
#pragma omp parallel
  {
#pragma omp for reduction(* : p) nowait schedule(guided)
    for (int i = 0; i < N; i++)
      p *= 1 + 1e-3 * x[i] * x[0];
#pragma omp for reduction(* : p)
    for (int i = 0; i < N; i++)
      p *= 1 + 1e-3 * x[i] * x[1];
#pragma omp single
    mean = p * x[2];
#pragma omp for schedule(dynamic, 3)
    for (int i = 0; i < N; i++)
      y[i] = mean * x[i] + x[i % 5] * x[(i * 7) % N];
#pragma omp for reduction(+ : s)
    for (int i = 0; i < N; i++)
      s += y[i] * y[(i + 1) % N] * x[i % 3];
  }
  return s * 1e-3;
}

// What is handed in by value; regions within a region.
static double inner(const double *x) {
  double s = 0, scale = x[0] * x[1];
#pragma omp parallel for firstprivate(scale) reduction(+ : s) schedule(dynamic)
  for (int i = 0; i < 8; i++) {
    double t = 0;
#pragma omp parallel for reduction(+ : t) num_threads(2) firstprivate(scale)
    for (int k = 0; k < N / 8; k++)
      t += scale * x[i * (N / 8) + k] * x[k % 9];
    s += t * t * 1e-3;
  }
  return s;
}

static int differ;

static void compare(const char *what, const double *first, const double *now) {
#ifdef DIFFERS
  differ += memcmp(first, now, N * sizeof *now) != 0;
  for (int i = 0; i < N; i++)
    expect(what, now[i], first[i]);
#else
  same(what, first, now, N);
#endif
}

#define CHECK(f)                                                                                                                        \
  static void check_##f(const double *x) {                                                                                             \
    double first[N], second[N], along = 0;                                                                                                        \
    for (int run = 0; run < RUNS; run++) {                                                                                             \
      double dx[N] = {0}, ex[N] = {0}, v[N];                                                                                           \
      __enzyme_autodiff((void *)f, enzyme_dup, x, dx);                                                                                 \
      if (!run)                                                                                                                        \
        memcpy(first, dx, sizeof dx);                                                                                                  \
      compare(#f, first, dx);                                                                                                          \
      struct taped both = __enzyme_augmentfwd((void *)f, enzyme_dup, x, ex);                                                           \
      __enzyme_reverse((void *)f, enzyme_dup, x, ex, 1.0, both.tape);                                                                  \
      if (!run)                                                                                                                        \
        memcpy(second, ex, sizeof ex);                                                                                                 \
      compare(#f ", two sweeps", second, ex);                                                                                           \
      for (int i = 0; i < N; i++)                                                                                                      \
        v[i] = 1 + 0.01 * i;                                                                                                           \
      double now = __enzyme_fwddiff((void *)f, enzyme_dup, x, v), sum = 0;                                                             \
      for (int i = 0; i < N; i++)                                                                                                      \
        sum += v[i] * first[i];                                                                                                        \
      along = run ? along : now;                                                                                                       \
      within(#f ", tangent", now, sum, 1e-9);                                                                                          \
      CHECK_SAME(#f ", tangent", &along, &now);                                                                                        \
    }                                                                                                                                  \
    double e[N], h = 1e-6;                                                                                                             \
    for (int k = 0; k < 9; k++) {                                                                                                      \
      memcpy(e, x, sizeof e);                                                                                                          \
      e[k * 31] += h;                                                                                                                  \
      double up = f(e);                                                                                                                \
      e[k * 31] -= 2 * h;                                                                                                              \
      within(#f ", differences", first[k * 31], (up - f(e)) / (2 * h), 1e-4);                                                          \
    }                                                                                                                                  \
  }
#ifdef DIFFERS
#define CHECK_SAME(what, a, b) differ += memcmp(a, b, sizeof *(a)) != 0
#else
#define CHECK_SAME(what, a, b) same(what, a, b, 1)
#endif

CHECK(shared)
CHECK(phases)
CHECK(inner)

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++)
    x[i] = 0.3 + (i * 37 % 101) * 0.0117;
  omp_set_max_active_levels(2);
  int threads[] = {3, 2, 1, 5};
  for (int t = 0; t < 4; t++) {
    omp_set_num_threads(threads[t]);
    check_shared(x);
    check_phases(x);
    check_inner(x);
  }
#ifdef DIFFERS
  check("without the flag all runs are the same", differ > 0);
#endif
  return report();
}
