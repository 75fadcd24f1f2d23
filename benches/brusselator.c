// The 2-D Brusselator with diffusion and periodic edges, 32 × 32 × 2, 100 explicit Euler steps; half the sum of squares of the final state.
#include "bench.h"

enum { SIDE = 32, POINTS = SIDE * SIDE, STEPS = 100 };
static const double DT = 2e-3;

struct parameters {
  double a, b, alpha;
};

static int wrap(int i) { return i < 0 ? SIDE - 1 : i == SIDE ? 0 : i; }

// A source within a disk from time 0.1 on.
static double source(double x, double y, double t) {
  double dx = x - 0.3, dy = y - 0.6;
  return dx * dx + dy * dy <= 0.01 && t >= 0.1 ? 5 : 0;
}

static double laplacian(const double *R u, int i, int j) {
  return u[wrap(i - 1) * SIDE + j] + u[wrap(i + 1) * SIDE + j] + u[i * SIDE + wrap(j - 1)] + u[i * SIDE + wrap(j + 1)] - 4 * u[i * SIDE + j];
}

static void rhs(const double *R state, const struct parameters *R p, double t, double *R d) {
  const double *u = state, *v = state + POINTS;
  for (int i = 0; i < SIDE; i++)
    for (int j = 0; j < SIDE; j++) {
      int k = i * SIDE + j;
      double uuv = u[k] * u[k] * v[k];
      double f = source((double)j / SIDE, (double)i / SIDE, t);
      d[k] = p->b + uuv - (p->a + 1) * u[k] + p->alpha * laplacian(u, i, j) + f;
      d[POINTS + k] = p->a * u[k] - uuv + p->alpha * laplacian(v, i, j);
    }
}

// x holds u and v at the start, a, b and the diffusion.
static double loss(int steps, const double *R x) {
  double state[2 * POINTS], d[2 * POINTS], sum = 0;
  struct parameters p = {x[2 * POINTS], x[2 * POINTS + 1], x[2 * POINTS + 2]};
  memcpy(state, x, sizeof state);
  for (int s = 0; s < steps; s++) {
    rhs(state, &p, s * DT, d);
    for (int k = 0; k < 2 * POINTS; k++)
      state[k] += DT * d[k];
  }
  for (int k = 0; k < 2 * POINTS; k++)
    sum += 0.5 * state[k] * state[k];
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);

static double states[STEPS + 1][2 * POINTS];

static double five(const double *restrict row, const double *restrict above, const double *restrict below, int west, int j, int east) {
  return above[j] + below[j] + row[west] + row[east] - 4 * row[j];
}

// One row of the stencil.
static void stencil(const double *restrict u, int i, double *restrict out) {
  const double *row = u + i * SIDE, *above = u + wrap(i - 1) * SIDE, *below = u + wrap(i + 1) * SIDE;
  out[0] = five(row, above, below, SIDE - 1, 0, 1);
  for (int j = 1; j < SIDE - 1; j++)
    out[j] = five(row, above, below, j - 1, j, j + 1);
  out[SIDE - 1] = five(row, above, below, SIDE - 2, SIDE - 1, 0);
}

static void step_by_hand(const double *restrict state, const struct parameters *restrict p, double t, double *restrict next) {
  const double *u = state, *v = state + POINTS;
  double lu[SIDE], lv[SIDE];
  for (int i = 0; i < SIDE; i++) {
    stencil(u, i, lu);
    stencil(v, i, lv);
    for (int j = 0, k = i * SIDE; j < SIDE; j++, k++) {
      double uuv = u[k] * u[k] * v[k], f = source((double)j / SIDE, (double)i / SIDE, t);
      next[k] = u[k] + DT * (p->b + uuv - (p->a + 1) * u[k] + p->alpha * lu[j] + f);
      next[POINTS + k] = v[k] + DT * (p->a * u[k] - uuv + p->alpha * lv[j]);
    }
  }
}

// The stencil is symmetric: its adjoint is itself, and ∂alpha takes that of the adjoint with the state.
static void step_adjoint(const double *restrict state, const struct parameters *restrict p, const double *restrict d, double *restrict before,
                         double *restrict dp) {
  const double *u = state, *v = state + POINTS, *du = d, *dv = d + POINTS;
  double lu[SIDE], lv[SIDE], a[SIDE] = {0}, b[SIDE] = {0}, alpha[SIDE] = {0};
  for (int i = 0; i < SIDE; i++) {
    stencil(du, i, lu);
    stencil(dv, i, lv);
    for (int j = 0, k = i * SIDE; j < SIDE; j++, k++) {
      double gap = du[k] - dv[k];
      before[k] = du[k] + DT * (2 * u[k] * v[k] * gap - p->a * gap - du[k] + p->alpha * lu[j]);
      before[POINTS + k] = dv[k] + DT * (u[k] * u[k] * gap + p->alpha * lv[j]);
      a[j] -= u[k] * gap;
      b[j] += du[k];
      alpha[j] += lu[j] * u[k] + lv[j] * v[k];
    }
  }
  for (int j = 0; j < SIDE; j++) {
    dp[0] += DT * a[j];
    dp[1] += DT * b[j];
    dp[2] += DT * alpha[j];
  }
}

static void by_hand(int steps, const double *restrict x, double *restrict dx) {
  struct parameters p = {x[2 * POINTS], x[2 * POINTS + 1], x[2 * POINTS + 2]};
  double d[2][2 * POINTS];
  memcpy(states[0], x, sizeof states[0]);
  for (int s = 0; s < steps; s++)
    step_by_hand(states[s], &p, s * DT, states[s + 1]);
  memcpy(d[steps % 2], states[steps], sizeof d[0]);
  for (int s = steps - 1; s >= 0; s--)
    step_adjoint(states[s], &p, d[(s + 1) % 2], d[s % 2], dx + 2 * POINTS);
  for (int k = 0; k < 2 * POINTS; k++)
    dx[k] += d[0][k];
}

static int steps;
static void resize(long size) { steps = (int)size; }
static double primal(const double *x) { return loss(steps, x); }
static void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)loss, steps, x, dx); }
static void hand(const double *x, double *dx) { by_hand(steps, x, dx); }

int main(void) {
  static double x[2 * POINTS + 3];
  for (int i = 0; i < SIDE; i++)
    for (int j = 0; j < SIDE; j++) {
      double a = (double)j / SIDE, b = (double)i / SIDE;
      x[i * SIDE + j] = 22 * b * (1 - b) * sqrt(b * (1 - b));
      x[POINTS + i * SIDE + j] = 27 * a * (1 - a) * sqrt(a * (1 - a));
    }
  x[2 * POINTS] = 3.4;
  x[2 * POINTS + 1] = 1;
  x[2 * POINTS + 2] = 10;
  return bench((struct bench){"brusselator", STEPS, 2 * POINTS + 3, x, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
