// Case 4 of the literature: `mag` costs O(n) and stands in a loop over n. Simplified first, it is called once, and the gradient
// inherits O(n); differentiated as it is written, it costs O(n²).
// grows: 2 with -O2 -fno-math-errno
// grows: 4 with -O0 -tapeless-no-prepare
#include <math.h>
double __enzyme_autodiff(void *, ...);

__attribute__((noinline)) static double mag(int n, const double *in) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += in[i] * in[i];
  return sqrt(sum);
}

static void norm(int n, double *restrict out, const double *restrict in) {
  for (int i = 0; i < n; i++)
    out[i] = in[i] / mag(n, in);
}

enum { LARGEST = 4000 };
static double in[LARGEST], out[LARGEST], seed[LARGEST], din[LARGEST];

void gradient(int n) {
  for (int i = 0; i < n; i++) {
    in[i] = 1 + i % 7;
    seed[i] = 1 + i % 3;
  }
  __enzyme_autodiff((void *)norm, n, out, seed, in, din);
}
