// A dense layer with softmax cross entropy over a batch of images.
#include "tape.h"

static const int PIXELS = 784, CLASSES = 10;

extern "C" void dense_by_tape(const double *w, double *dw, const double *images, const int *labels, int batch) {
  by_tape(CLASSES * PIXELS + CLASSES, w, dw, [=](const adouble *a) {
    adouble total = 0;
    for (int s = 0; s < batch; s++) {
      const double *image = images + s * PIXELS;
      adouble z[CLASSES], largest = -1e300, sum = 0;
      for (int c = 0; c < CLASSES; c++) {
        z[c] = a[CLASSES * PIXELS + c];
        for (int p = 0; p < PIXELS; p++)
          z[c] += a[c * PIXELS + p] * image[p];
        largest = fmax(largest, z[c]);
      }
      for (int c = 0; c < CLASSES; c++)
        sum += exp(z[c] - largest);
      total += largest + log(sum) - z[labels[s]];
    }
    return adouble(total / batch);
  });
}
