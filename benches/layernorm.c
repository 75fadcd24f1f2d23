// Layer normalisation of 128 rows of 384 with scale and shift, then GELU in its tanh form; half the sum of squares.
#include "bench.h"

enum { ROWS = 128, WIDTH = 384 };
static const double EPS = 1e-5, CUBIC = 0.044715, ROOT = 0.7978845608028654; // √(2/π)

static void normalise(int rows, const double *R in, const double *R scale, const double *R shift, double *R out, double *R mean, double *R rstd) {
  for (int r = 0; r < rows; r++) {
    const double *row = in + r * WIDTH;
    double m = 0, v = 0;
    for (int i = 0; i < WIDTH; i++)
      m += row[i];
    m /= WIDTH;
    for (int i = 0; i < WIDTH; i++) {
      double shifted = row[i] - m;
      v += shifted * shifted;
    }
    double s = 1 / sqrt(v / WIDTH + EPS);
    for (int i = 0; i < WIDTH; i++)
      out[r * WIDTH + i] = s * (row[i] - m) * scale[i] + shift[i];
    mean[r] = m;
    rstd[r] = s;
  }
}

static void gelu(int n, const double *R in, double *R out) {
  for (int i = 0; i < n; i++) {
    double x = in[i];
    out[i] = 0.5 * x * (1 + tanh(ROOT * (x + CUBIC * x * x * x)));
  }
}

// What the forward pass leaves for others.
struct work {
  double normal[ROWS * WIDTH], out[ROWS * WIDTH], mean[ROWS], rstd[ROWS];
};

// x holds scale, shift and the rows.
static double loss(int rows, const double *R x, struct work *R w) {
  normalise(rows, x + 2 * WIDTH, x, x + WIDTH, w->normal, w->mean, w->rstd);
  gelu(rows * WIDTH, w->normal, w->out);
  double sum = 0;
  for (int i = 0; i < rows * WIDTH; i++)
    sum += 0.5 * w->out[i] * w->out[i];
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

// Row by row. With h = s (row − m) and g = ∂h: ∂row = s (g − mean of g − h · mean of g h).
static void by_hand(int rows, const double *restrict x, double *restrict dx) {
  const double *scale = x, *shift = x + WIDTH;
  double g[WIDTH], h[WIDTH], t[WIDTH];
  for (int r = 0; r < rows; r++) {
    const double *row = x + (2 + r) * WIDTH;
    double *drow = dx + (2 + r) * WIDTH, m = 0, v = 0, sum_g = 0, sum_gh = 0;
    for (int i = 0; i < WIDTH; i++)
      m += row[i];
    m /= WIDTH;
    for (int i = 0; i < WIDTH; i++) {
      h[i] = row[i] - m;
      v += h[i] * h[i];
    }
    double s = 1 / sqrt(v / WIDTH + EPS);
    for (int i = 0; i < WIDTH; i++) {
      h[i] *= s;
      double y = h[i] * scale[i] + shift[i];
      t[i] = tanh(ROOT * (y + CUBIC * y * y * y));
    }
    // The output is half y (1 + t), and its own adjoint.
    for (int i = 0; i < WIDTH; i++) {
      double y = h[i] * scale[i] + shift[i], u = 1 + t[i];
      double dy = 0.25 * y * u * (u + y * (1 - t[i] * t[i]) * (ROOT + 3 * ROOT * CUBIC * y * y));
      dx[i] += dy * h[i];
      dx[WIDTH + i] += dy;
      g[i] = dy * scale[i];
    }
    for (int i = 0; i < WIDTH; i++) {
      sum_g += g[i];
      sum_gh += g[i] * h[i];
    }
    sum_g /= WIDTH;
    sum_gh /= WIDTH;
    for (int i = 0; i < WIDTH; i++)
      drow[i] += s * (g[i] - sum_g - h[i] * sum_gh);
  }
}

static struct work work, dwork;
static int rows;
static void resize(long size) { rows = (int)size; }
static double primal(const double *x) { return loss(rows, x, &work); }
static void gradient(const double *x, double *dx) {
  memset(&dwork, 0, sizeof dwork);
  __enzyme_autodiff((void *)loss, rows, enzyme_dup, x, dx, enzyme_dup, &work, &dwork);
}
static void hand(const double *x, double *dx) { by_hand(rows, x, dx); }

int main(void) {
  static double x[(2 + ROWS) * WIDTH];
  for (int i = 0; i < WIDTH; i++) {
    x[i] = 1 + 0.3 * cos(0.7 * i);
    x[WIDTH + i] = 0.2 * sin(0.9 * i);
  }
  for (int i = 2 * WIDTH; i < (2 + ROWS) * WIDTH; i++)
    x[i] = cos(0.37 * i + 1e-4 * i * i);
  return bench((struct bench){"layernorm", ROWS, (2 + ROWS) * WIDTH, x, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
