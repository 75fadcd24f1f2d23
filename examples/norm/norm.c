// Case 4. `mag` costs O(n) and stands inside a loop over n. Optimised first (-O2 -fno-math-errno), it is called once, and
// the gradient inherits O(n): each doubling of n doubles its time. Differentiated as written it would cost four times.
#include "../check.h"

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

enum { LARGEST = 40000 };
static double in[LARGEST], out[LARGEST], seed[LARGEST];
static int size;

// A fixed functional of the output, so that there is one gradient to look at: Σ out[i] · wᵢ with wᵢ = 1 + i mod 3.
static double weight(int i) { return 1 + i % 3; }

static double primal(const double *x) {
  double sum = 0;
  norm(size, out, x);
  for (int i = 0; i < size; i++)
    sum += out[i] * weight(i);
  return sum;
}
static void gradient(const double *x, double *dx) {
  for (int i = 0; i < size; i++)
    seed[i] = weight(i);
  __enzyme_autodiff((void *)norm, size, out, seed, x, dx);
}

int main(void) {
  for (int i = 0; i < LARGEST; i++)
    in[i] = 1 + (double)(i % 7) / 7;
  size = 100;
  int failed = check((struct example){"norm", size, in, primal, gradient});
  static double dx[LARGEST];
  double t[3];
  for (int k = 0; k < 3; k++) {
    size = 10000 << k;
    t[k] = time_of(&(struct example){"norm", size, in, primal, gradient}, dx);
  }
  printf("scaling=norm sizes=10000,20000,40000 gradient_s=%.3g,%.3g,%.3g growth=%.2f,%.2f\n", t[0], t[1], t[2], t[1] / t[0],
         t[2] / t[1]);
  return failed;
}
