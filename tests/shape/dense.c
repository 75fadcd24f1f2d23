// A layer: its outputs are kept on the stack, where their size is known; no heap.
// flags: -O2 -fno-math-errno
// shape: adjoint.loss heap=0
#include <math.h>
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

enum { PIXELS = 784, CLASSES = 10 };

static double loss(const double *restrict w, const double *restrict image, int label) {
  double z[CLASSES], sum = 0;
  for (int c = 0; c < CLASSES; c++) {
    z[c] = 0;
    for (int p = 0; p < PIXELS; p++)
      z[c] += w[c * PIXELS + p] * image[p];
  }
  for (int c = 0; c < CLASSES; c++)
    sum += exp(z[c]);
  return log(sum) - z[label];
}

void gradient(const double *w, double *dw, const double *image, int label) {
  __enzyme_autodiff((void *)loss, enzyme_dup, w, dw, enzyme_const, image, enzyme_const, label);
}
