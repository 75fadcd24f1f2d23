#include "harness.h"
#include PROGRAM

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
        x[i] += side ? -1e-10 : 1e-10;
      values[side] = f(x);
    }
    printf("%.17e\n", (double)(i < 0 ? values[0] : (values[0] - values[1]) / 2e-10));
  }
}
#else
static void fill(double *x) {
  for (int j = 0; j < N; j++)
    x[j] = at(j);
}

int main(void) {
  double x[N], dx[N], ex[N];
  fill(x);
  printf("its primal %.17e\n", f(x));
  fill(x);
  for (int j = 0; j < N; j++)
    dx[j] = 0;
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
  for (int j = 0; j < N; j++)
    printf("its reverse %.17e\n", dx[j]);
  for (int i = 0; i < N; i++) {
    fill(x);
    for (int j = 0; j < N; j++)
      dx[j] = i == j;
    printf("its forward %.17e\n", __enzyme_fwddiff((void *)f, enzyme_dup, x, dx));
  }
  // Two sweeps of their own; two directions at once.
  fill(x);
  for (int j = 0; j < N; j++)
    dx[j] = 0;
  struct taped both = __enzyme_augmentfwd((void *)f, enzyme_dup, x, dx);
  __enzyme_reverse((void *)f, enzyme_dup, x, dx, 1.0, both.tape);
  for (int j = 0; j < N; j++)
    printf("its split %.17e\n", dx[j]);
#ifndef ONE_DIRECTION
  fill(x);
  for (int j = 0; j < N; j++)
    dx[j] = ex[j] = 0;
  __enzyme_autodiff((void *)f, enzyme_width, 2, enzyme_dup, x, dx, ex);
  for (int j = 0; j < N; j++)
    printf("its wide %.17e\n", (dx[j] + ex[j]) / 2);
#endif
  for (int i = 0; i < N; i++) {
    fill(x);
    for (int j = 0; j < N; j++)
      dx[j] = i == j, ex[j] = 2 * (i == j);
    struct two both = __enzyme_fwddiff_two((void *)f, enzyme_width, 2, enzyme_dup, x, dx, ex);
    printf("its abreast %.17e\n", (both.a + both.b) / 3);
  }
}
#endif
