// Case 14. One dense layer with softmax cross entropy over a batch of images, as for handwritten digits.
#include "../check.h"

double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

enum { BATCH = 20, PIXELS = 196, CLASSES = 10, WEIGHTS = CLASSES * PIXELS + CLASSES };

static double loss(const double *restrict w, const double *restrict images, const int *restrict labels) {
  const double *bias = w + CLASSES * PIXELS;
  double total = 0;
  for (int s = 0; s < BATCH; s++) {
    const double *image = images + s * PIXELS;
    double z[CLASSES], largest = -HUGE_VAL, sum = 0;
    for (int c = 0; c < CLASSES; c++) {
      z[c] = bias[c];
      for (int p = 0; p < PIXELS; p++)
        z[c] += w[c * PIXELS + p] * image[p];
      largest = z[c] > largest ? z[c] : largest;
    }
    for (int c = 0; c < CLASSES; c++)
      sum += exp(z[c] - largest);
    total += largest + log(sum) - z[labels[s]];
  }
  return total / BATCH;
}

static double images[BATCH * PIXELS];
static int labels[BATCH];

static double primal(const double *w) { return loss(w, images, labels); }
static void gradient(const double *w, double *dw) {
  __enzyme_autodiff((void *)loss, enzyme_dup, w, dw, enzyme_const, images, enzyme_const, labels);
}

int main(void) {
  static double w[WEIGHTS];
  for (int i = 0; i < WEIGHTS; i++)
    w[i] = 0.1 * sin(i);
  for (int i = 0; i < BATCH * PIXELS; i++)
    images[i] = 0.5 + 0.5 * cos(7 * i);
  for (int i = 0; i < BATCH; i++)
    labels[i] = i * 7 % CLASSES;
  return check((struct example){"dense", WEIGHTS, w, primal, gradient});
}
