#include "harness.h"
#ifdef FORTRAN
#ifdef EXPECTED
#include <quadmath.h>
#define RUNTIME(name, function)                                                                                        \
  __float128 _FortranA##name##F128(__float128 a) { return function(a); }
RUNTIME(Sin, sinq)
RUNTIME(Cos, cosq)
RUNTIME(Tanh, tanhq)
RUNTIME(Exp, expq)
RUNTIME(Log, logq)
RUNTIME(Sqrt, sqrtq)
#endif
real f(real *x);
#else
#include PROGRAM
#endif

#ifdef __cplusplus
extern "C" {
#endif
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
struct taped {
  void *tape;
  double value;
};
struct taped __enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
struct two {
  double a, b;
};
struct two __enzyme_fwddiff_two(void *, ...);
#ifdef __cplusplus
}
#endif
extern int enzyme_dup, enzyme_width;

static double at(int i) { return 0.3 + 0.17 * i - 0.011 * i * (i % 5) + 0.05 * (i % 3); }

#ifdef EXPECTED
int main(void) {
  real x[N];
  for (int i = -1; i < N; i++) {
    real values[2];
    for (int side = 0; side < 2; side++) {
      for (int j = 0; j < N; j++)
        x[j] = at(j);
      if (i >= 0)
        x[i] += side ? -STEP : STEP;
      values[side] = f(x);
    }
    printf("%.17e\n", (double)(i < 0 ? values[0] : (values[0] - values[1]) / (2 * STEP)));
  }
}
#else
static void at_start(double *x) {
  for (int j = 0; j < N; j++)
    x[j] = at(j);
}

/// By so many threads: a number, or the program's own.
static void derivatives(const char *threads) {
  double x[N], dx[N];
  at_start(x);
  printf("%s primal %.17e\n", threads, f(x));
  at_start(x);
  for (int j = 0; j < N; j++)
    dx[j] = 0;
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
  for (int j = 0; j < N; j++)
    printf("%s reverse %.17e\n", threads, dx[j]);
  for (int i = 0; i < N; i++) {
    at_start(x);
    for (int j = 0; j < N; j++)
      dx[j] = i == j;
    printf("%s forward %.17e\n", threads, __enzyme_fwddiff((void *)f, enzyme_dup, x, dx));
  }
}

/// Two sweeps of their own; two directions at once.
static void others(const char *threads) {
  double x[N], dx[N], ex[N];
  at_start(x);
  for (int j = 0; j < N; j++)
    dx[j] = 0;
  struct taped both = __enzyme_augmentfwd((void *)f, enzyme_dup, x, dx);
  __enzyme_reverse((void *)f, enzyme_dup, x, dx, 1.0, both.tape);
  for (int j = 0; j < N; j++)
    printf("%s split %.17e\n", threads, dx[j]);
#ifndef ONE_DIRECTION
  at_start(x);
  for (int j = 0; j < N; j++)
    dx[j] = ex[j] = 0;
  __enzyme_autodiff((void *)f, enzyme_width, 2, enzyme_dup, x, dx, ex);
  for (int j = 0; j < N; j++)
    printf("%s wide %.17e\n", threads, (dx[j] + ex[j]) / 2);
#endif
  for (int i = 0; i < N; i++) {
    at_start(x);
    for (int j = 0; j < N; j++)
      dx[j] = i == j, ex[j] = 2 * (i == j);
    struct two two = __enzyme_fwddiff_two((void *)f, enzyme_width, 2, enzyme_dup, x, dx, ex);
    printf("%s abreast %.17e\n", threads, (two.a + two.b) / 3);
  }
}

int main(void) {
#ifdef _OPENMP
  static const char *const threads[] = {"1", "2", "3", "7"};
  for (int t = 0; t < 4; t++) {
    omp_set_num_threads(atoi(threads[t]));
    derivatives(threads[t]);
    if (t == 2)
      others(threads[t]);
  }
#else
  derivatives("its");
  others("its");
#endif
}
#endif
