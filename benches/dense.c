// One dense layer with softmax cross entropy over a batch of 100 images of 28 × 28 (the MNIST layer).
#include "bench.h"

enum { BATCH = 100, PIXELS = 784, CLASSES = 10, WEIGHTS = CLASSES * PIXELS + CLASSES };

static double loss(const double *restrict w, const double *restrict images, const int *restrict labels,
                   int batch) {
  const double *bias = w + CLASSES * PIXELS;
  double total = 0;
  for (int s = 0; s < batch; s++) {
    const double *image = images + s * PIXELS;
    double z[CLASSES], largest = -1e300, sum = 0;
    for (int c = 0; c < CLASSES; c++) {
      double dot = bias[c];
      for (int p = 0; p < PIXELS; p++)
        dot += w[c * PIXELS + p] * image[p];
      z[c] = dot;
      largest = dot > largest ? dot : largest;
    }
    for (int c = 0; c < CLASSES; c++)
      sum += exp(z[c] - largest);
    total += largest + log(sum) - z[labels[s]];
  }
  return total / batch;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

// ∂/∂z_c = (softmax_c − [c = label]) / batch.
static void by_hand(const double *restrict w, double *restrict dw, const double *restrict images, const int *restrict labels,
                    int batch) {
  const double *bias = w + CLASSES * PIXELS;
  for (int s = 0; s < batch; s++) {
    const double *image = images + s * PIXELS;
    double z[CLASSES], largest = -1e300, sum = 0;
    for (int c = 0; c < CLASSES; c++) {
      double dot = bias[c];
      for (int p = 0; p < PIXELS; p++)
        dot += w[c * PIXELS + p] * image[p];
      z[c] = dot;
      largest = dot > largest ? dot : largest;
    }
    for (int c = 0; c < CLASSES; c++)
      sum += z[c] = exp(z[c] - largest);
    for (int c = 0; c < CLASSES; c++) {
      double dz = (z[c] / sum - (c == labels[s])) / batch;
      dw[CLASSES * PIXELS + c] += dz;
      for (int p = 0; p < PIXELS; p++)
        dw[c * PIXELS + p] += dz * image[p];
    }
  }
}

BY_TAPE void dense_by_tape(const double *w, double *dw, const double *images, const int *labels, int batch);

static double images[BATCH * PIXELS];
static int labels[BATCH];
static int batch;
static void resize(long size) { batch = (int)size; }
static double primal(const double *w) { return loss(w, images, labels, batch); }
static void gradient(const double *w, double *dw) {
  __enzyme_autodiff((void *)loss, enzyme_dup, w, dw, enzyme_const, images, enzyme_const, labels, batch);
}
static void hand(const double *w, double *dw) { by_hand(w, dw, images, labels, batch); }
static void tape(const double *w, double *dw) { dense_by_tape(w, dw, images, labels, batch); }

int main(void) {
  static double w[WEIGHTS];
  for (int i = 0; i < WEIGHTS; i++)
    w[i] = 0.1 * sin(i);
  for (int i = 0; i < BATCH * PIXELS; i++)
    images[i] = 0.5 + 0.5 * cos(7 * i);
  for (int i = 0; i < BATCH; i++)
    labels[i] = i * 7 % CLASSES;
  return bench((struct bench){
      "dense", BATCH, WEIGHTS, w, primal, gradient, hand, dense_by_tape ? tape : NULL, resize, .power = 1});
}
#endif
