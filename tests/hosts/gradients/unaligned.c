// The shadow is aligned as its elements need, not as the primal happens to lie: sums by vectors, from the first address that suits them.
#include "check.h"
#include <stdint.h>

typedef double pair __attribute__((vector_size(16)));
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
extern int enzyme_dup;

static double squares(const double *a, int n) {
  double s = 0;
  int i = 0;
  while (i < n && ((uintptr_t)(a + i) & 15))
    s += a[i] * a[i], i++;
  pair t = {0, 0};
  for (; i + 1 < n; i += 2) {
    pair v = *(const pair *)(a + i);
    t += v * v;
  }
  for (; i < n; i++)
    s += a[i] * a[i];
  return s + t[0] + t[1];
}

int main(void) {
  _Alignas(16) static double x[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  for (int at = 0; at < 2; at++)
    for (int shadow = 0; shadow < 2; shadow++) {
      _Alignas(16) double dx[8] = {0};
      __enzyme_autodiff((void *)squares, enzyme_dup, x + at, dx + shadow, 6);
      for (int i = 0; i < 6; i++)
        expect("adjoint", dx[shadow + i], 2 * x[at + i]);
      _Alignas(16) double v[8] = {0, 0, 1};
      double slope = __enzyme_fwddiff((void *)squares, enzyme_dup, x + at, v + shadow, 6);
      expect("tangent", slope, 2 * x[at + 2 - shadow]);
    }
  return report();
}
