// A product of matrices tiled over 8 rows, with sums in a local array, as language models written in C have it; half the sum of squares.
#include "bench.h"

enum { ROWS = 128, IN = 96, OUT = 192 };

static void product(double *R out, const double *R in, const double *R w, int rows) {
  for (int r = 0; r < rows; r += 8)
    for (int o = 0; o < OUT; o++) {
      double sum[8];
      for (int k = 0; k < 8; k++)
        sum[k] = 0;
      for (int i = 0; i < IN; i++) {
        double x = w[o * IN + i];
        for (int k = 0; k < 8; k++)
          sum[k] += in[(r + k) * IN + i] * x;
      }
      for (int k = 0; k < 8; k++)
        out[(r + k) * OUT + o] = sum[k];
    }
}

static double loss(int rows, const double *R x, double *R out) {
  product(out, x + OUT * IN, x, rows);
  double sum = 0;
  for (int i = 0; i < rows * OUT; i++)
    sum += 0.5 * out[i] * out[i];
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

static double out[ROWS * OUT], dout[ROWS * OUT];

// ∂w = outᵀ in, ∂in = out w.
static void by_hand(int rows, const double *restrict x, double *restrict dx) {
  const double *in = x + OUT * IN;
  double *din = dx + OUT * IN;
  product(out, in, x, rows);
  for (int r = 0; r < rows; r++)
    for (int o = 0; o < OUT; o++) {
      double y = out[r * OUT + o];
      for (int i = 0; i < IN; i++) {
        din[r * IN + i] += y * x[o * IN + i];
        dx[o * IN + i] += y * in[r * IN + i];
      }
    }
}

static int rows;
static void resize(long size) { rows = (int)size; }
static double primal(const double *x) { return loss(rows, x, out); }
static void gradient(const double *x, double *dx) {
  memset(dout, 0, sizeof(double) * (size_t)(rows * OUT));
  __enzyme_autodiff((void *)loss, rows, enzyme_dup, x, dx, enzyme_dup, out, dout);
}
static void hand(const double *x, double *dx) { by_hand(rows, x, dx); }

int main(void) {
  static double x[OUT * IN + ROWS * IN];
  for (int i = 0; i < OUT * IN + ROWS * IN; i++)
    x[i] = cos(0.37 * i);
  return bench((struct bench){"tiled-matmul", ROWS, OUT * IN + ROWS * IN, x, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
