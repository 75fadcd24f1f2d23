// One implicit Euler step of the Brusselator in each of 8000 cells, solved by Newton's iteration; the sum of both unknowns, by four parameters each.
#include "bench.h"

enum { CELLS = 8000 };
static const double H = 0.3;

struct cell {
  double a, b, u, v;
};

// The residual and its Jacobian at (u, v).
static void residual(const struct cell *R c, double u, double v, double *R f, double *R j) {
  f[0] = u - c->u - H * (c->a - (c->b + 1) * u + u * u * v);
  f[1] = v - c->v - H * (c->b * u - u * u * v);
  j[0] = 1 + H * (c->b + 1 - 2 * u * v);
  j[1] = -H * u * u;
  j[2] = H * (2 * u * v - c->b);
  j[3] = 1 + H * u * u;
}

static void implicit_step(const struct cell *R c, double *R u, double *R v) {
  double step = 1, f[2], j[4];
  *u = c->u;
  *v = c->v;
  while (step > 1e-14 * (fabs(*u) + fabs(*v))) {
    residual(c, *u, *v, f, j);
    double det = j[0] * j[3] - j[1] * j[2], du = (j[3] * f[0] - j[1] * f[1]) / det, dv = (j[0] * f[1] - j[2] * f[0]) / det;
    *u -= du;
    *v -= dv;
    step = fabs(du) + fabs(dv);
  }
}

static double loss(int n, const struct cell *R cells) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    double u, v;
    implicit_step(&cells[i], &u, &v);
    sum += u + v;
  }
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);

// By the implicit function: Jᵀ l = (1, 1), then −l by what the residual has of each parameter.
static void by_hand(int n, const struct cell *restrict cells, struct cell *restrict d) {
  for (int i = 0; i < n; i++) {
    double u, v, f[2], j[4];
    implicit_step(&cells[i], &u, &v);
    residual(&cells[i], u, v, f, j);
    double det = 1 / (j[0] * j[3] - j[1] * j[2]), l0 = (j[3] - j[2]) * det, l1 = (j[0] - j[1]) * det;
    d[i].a += H * l0;
    d[i].b += H * u * (l1 - l0);
    d[i].u += l0;
    d[i].v += l1;
  }
}

static int n;
static void resize(long size) { n = (int)size; }
static double primal(const double *x) { return loss(n, (const struct cell *)x); }
static void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)loss, n, x, dx); }
static void hand(const double *x, double *dx) { by_hand(n, (const struct cell *)x, (struct cell *)dx); }

int main(void) {
  static struct cell cells[CELLS];
  for (int i = 0; i < CELLS; i++)
    cells[i] = (struct cell){1 + 0.3 * sin(i), 2 + 0.5 * cos(2 * i), 1.2 + 0.4 * sin(3 * i), 1.6 + 0.3 * cos(5 * i)};
  return bench((struct bench){"newton", CELLS, 4 * CELLS, &cells[0].a, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
