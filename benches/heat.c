// The heat equation on 128 × 128 points, explicit, 50 steps, edges clamped; half the sum of squares, by initial state and conductivity.
#include "bench.h"

enum { SIDE = 128, STEPS = 50, POINTS = SIDE * SIDE };

static int clamp(int i) { return i < 0 ? 0 : i >= SIDE ? SIDE - 1 : i; }

static void step(const double *R u, const double *R k, double *R next) {
  for (int i = 0; i < SIDE; i++)
    for (int j = 0; j < SIDE; j++) {
      double centre = u[i * SIDE + j];
      double north = u[clamp(i - 1) * SIDE + j], south = u[clamp(i + 1) * SIDE + j];
      double west = u[i * SIDE + clamp(j - 1)], east = u[i * SIDE + clamp(j + 1)];
      next[i * SIDE + j] = centre + k[i * SIDE + j] * (north + south + west + east - 4 * centre);
    }
}

// x holds the initial state and the conductivity times the time step.
static double loss(int steps, const double *R x, double *R a, double *R b) {
  double *u = a, *next = b;
  for (int i = 0; i < POINTS; i++)
    u[i] = x[i];
  for (int s = 0; s < steps; s++) {
    step(u, x + POINTS, next);
    double *t = u;
    u = next;
    next = t;
  }
  double sum = 0;
  for (int i = 0; i < POINTS; i++)
    sum += 0.5 * u[i] * u[i];
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

static double a[POINTS], b[POINTS], da[POINTS], db[POINTS], states[STEPS][POINTS];

static double five(const double *restrict row, const double *restrict above, const double *restrict below, int west, int j, int east) {
  return above[j] + below[j] + row[west] + row[east] - 4 * row[j];
}

// One row of the stencil L.
static void stencil(const double *restrict row, const double *restrict above, const double *restrict below, double *restrict out) {
  out[0] = five(row, above, below, 0, 0, 1);
  for (int j = 1; j < SIDE - 1; j++)
    out[j] = five(row, above, below, j - 1, j, j + 1);
  out[SIDE - 1] = five(row, above, below, SIDE - 2, SIDE - 1, SIDE - 1);
}

// L is symmetric: u += k L u; backwards ∂k += ∂u L u, ∂u += L (k ∂u), row by row, with the second a row behind.
static void step_adjoint(const double *restrict u, const double *restrict k, double *restrict du, double *restrict dk) {
  double l[SIDE], m[4][SIDE];
  for (int i = 0; i <= SIDE; i++) {
    if (i < SIDE) {
      stencil(u + i * SIDE, u + clamp(i - 1) * SIDE, u + clamp(i + 1) * SIDE, l);
      for (int j = 0, p = i * SIDE; j < SIDE; j++, p++) {
        m[i % 4][j] = k[p] * du[p];
        dk[p] += du[p] * l[j];
      }
    }
    if (i > 0) {
      stencil(m[(i - 1) % 4], m[clamp(i - 2) % 4], m[clamp(i) % 4], l);
      for (int j = 0; j < SIDE; j++)
        du[(i - 1) * SIDE + j] += l[j];
    }
  }
}

static void by_hand(int steps, const double *restrict x, double *restrict dx) {
  memcpy(states[0], x, sizeof a);
  for (int s = 0; s < steps; s++) {
    double l[SIDE], *u = states[s], *next = s + 1 < steps ? states[s + 1] : da;
    for (int i = 0; i < SIDE; i++) {
      stencil(u + i * SIDE, u + clamp(i - 1) * SIDE, u + clamp(i + 1) * SIDE, l);
      for (int j = 0, p = i * SIDE; j < SIDE; j++, p++)
        next[p] = u[p] + x[POINTS + p] * l[j];
    }
  }
  for (int s = steps - 1; s >= 0; s--)
    step_adjoint(states[s], x + POINTS, da, dx + POINTS);
  for (int i = 0; i < POINTS; i++)
    dx[i] += da[i];
}

static int steps;
static void resize(long size) { steps = (int)size; }
static double primal(const double *x) { return loss(steps, x, a, b); }
static void gradient(const double *x, double *dx) {
  memset(da, 0, sizeof da);
  memset(db, 0, sizeof db);
  __enzyme_autodiff((void *)loss, steps, enzyme_dup, x, dx, enzyme_dup, a, da, enzyme_dup, b, db);
}
static void hand(const double *x, double *dx) { by_hand(steps, x, dx); }

int main(void) {
  static double x[2 * POINTS];
  for (int i = 0; i < SIDE; i++)
    for (int j = 0; j < SIDE; j++) {
      x[i * SIDE + j] = sin(0.1 * i) * cos(0.07 * j) + 0.1 * cos(i * j);
      x[POINTS + i * SIDE + j] = 0.15 + 0.05 * sin(0.2 * i + 0.3 * j);
    }
  return bench((struct bench){"heat", STEPS, 2 * POINTS, x, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
