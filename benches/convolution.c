// A 3 × 3 convolution of an image of 8 channels into 16, rectified; half the sum of squares, by weights and image.
#include "bench.h"

enum { SIDE = 48, IN = 8, OUT = 16, WEIGHTS = OUT * IN * 9 };

static double loss(int rows, const double *R x, double *R out) {
  const double *image = x + WEIGHTS;
  double sum = 0;
  for (int o = 0; o < OUT; o++)
    for (int i = 1; i < rows - 1; i++)
      for (int j = 1; j < SIDE - 1; j++) {
        double y = 0;
        for (int c = 0; c < IN; c++)
          for (int di = 0; di < 3; di++)
            for (int dj = 0; dj < 3; dj++)
              y += x[((o * IN + c) * 3 + di) * 3 + dj] * image[(c * rows + i + di - 1) * SIDE + j + dj - 1];
        out[(o * rows + i) * SIDE + j] = y > 0 ? y : 0;
      }
  for (int o = 0; o < OUT; o++)
    for (int i = 1; i < rows - 1; i++)
      for (int j = 1; j < SIDE - 1; j++) {
        double y = out[(o * rows + i) * SIDE + j];
        sum += 0.5 * y * y;
      }
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

static double out[OUT * SIDE * SIDE], dout[OUT * SIDE * SIDE];

static void by_hand(int rows, const double *restrict x, double *restrict dx) {
  const double *image = x + WEIGHTS;
  double *dimage = dx + WEIGHTS;
  loss(rows, x, out);
  for (int o = 0; o < OUT; o++)
    for (int i = 1; i < rows - 1; i++)
      for (int j = 1; j < SIDE - 1; j++) {
        double y = out[(o * rows + i) * SIDE + j];
        if (y == 0)
          continue;
        for (int c = 0; c < IN; c++)
          for (int di = 0; di < 3; di++)
            for (int dj = 0; dj < 3; dj++) {
              int w = ((o * IN + c) * 3 + di) * 3 + dj, p = (c * rows + i + di - 1) * SIDE + j + dj - 1;
              dx[w] += y * image[p];
              dimage[p] += y * x[w];
            }
      }
}

static int rows;
static void resize(long size) { rows = (int)size; }
static double primal(const double *x) { return loss(rows, x, out); }
static void gradient(const double *x, double *dx) {
  memset(dout, 0, sizeof dout);
  __enzyme_autodiff((void *)loss, rows, enzyme_dup, x, dx, enzyme_dup, out, dout);
}
static void hand(const double *x, double *dx) { by_hand(rows, x, dx); }

int main(void) {
  static double x[WEIGHTS + IN * SIDE * SIDE];
  for (int i = 0; i < WEIGHTS + IN * SIDE * SIDE; i++)
    x[i] = cos(0.37 * i * i);
  return bench((struct bench){"convolution", SIDE, WEIGHTS + IN * SIDE * SIDE, x, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
