// The Lorenz system by the classical Runge-Kutta method; the final state's energy over initial state and parameters.
#include "bench.h"

enum { STEPS = 10000 };
static const double H = 1e-4;

static void lorenz(const double *restrict u, const double *restrict p, double *restrict d) {
  d[0] = p[0] * (u[1] - u[0]);
  d[1] = u[0] * (p[1] - u[2]) - u[1];
  d[2] = u[0] * u[1] - p[2] * u[2];
}

static void step(double *restrict u, const double *restrict p) {
  double k1[3], k2[3], k3[3], k4[3], t[3];
  lorenz(u, p, k1);
  for (int i = 0; i < 3; i++)
    t[i] = u[i] + 0.5 * H * k1[i];
  lorenz(t, p, k2);
  for (int i = 0; i < 3; i++)
    t[i] = u[i] + 0.5 * H * k2[i];
  lorenz(t, p, k3);
  for (int i = 0; i < 3; i++)
    t[i] = u[i] + H * k3[i];
  lorenz(t, p, k4);
  for (int i = 0; i < 3; i++)
    u[i] += H / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
}

// x holds the initial state and the three parameters.
static double energy(const double *restrict x, int steps) {
  double u[3] = {x[0], x[1], x[2]};
  for (int s = 0; s < steps; s++)
    step(u, x + 3);
  return u[0] * u[0] + u[1] * u[1] + u[2] * u[2];
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);

// du += (∂lorenz/∂u)ᵀ dd, dp += (∂lorenz/∂p)ᵀ dd.
static void lorenz_adjoint(const double *restrict u, const double *restrict p, double *restrict du, double *restrict dp,
                           const double *restrict dd) {
  dp[0] += (u[1] - u[0]) * dd[0];
  dp[1] += u[0] * dd[1];
  dp[2] -= u[2] * dd[2];
  du[0] += -p[0] * dd[0] + (p[1] - u[2]) * dd[1] + u[1] * dd[2];
  du[1] += p[0] * dd[0] - dd[1] + u[0] * dd[2];
  du[2] += -u[0] * dd[1] - p[2] * dd[2];
}

// From the state before the step: recompute the stages, then run them backwards.
static void step_adjoint(const double *restrict u, const double *restrict p, double *restrict du, double *restrict dp) {
  double k[3], t2[3], t3[3], t4[3], d1[3], d2[3], d3[3], d4[3], dt[3];
  lorenz(u, p, k);
  for (int i = 0; i < 3; i++)
    t2[i] = u[i] + 0.5 * H * k[i];
  lorenz(t2, p, k);
  for (int i = 0; i < 3; i++)
    t3[i] = u[i] + 0.5 * H * k[i];
  lorenz(t3, p, k);
  for (int i = 0; i < 3; i++) {
    t4[i] = u[i] + H * k[i];
    d1[i] = d4[i] = H / 6 * du[i];
    d2[i] = d3[i] = H / 3 * du[i];
  }
  memset(dt, 0, sizeof dt);
  lorenz_adjoint(t4, p, dt, dp, d4);
  for (int i = 0; i < 3; i++) {
    du[i] += dt[i];
    d3[i] += H * dt[i];
    dt[i] = 0;
  }
  lorenz_adjoint(t3, p, dt, dp, d3);
  for (int i = 0; i < 3; i++) {
    du[i] += dt[i];
    d2[i] += 0.5 * H * dt[i];
    dt[i] = 0;
  }
  lorenz_adjoint(t2, p, dt, dp, d2);
  for (int i = 0; i < 3; i++) {
    du[i] += dt[i];
    d1[i] += 0.5 * H * dt[i];
  }
  lorenz_adjoint(u, p, du, dp, d1);
}

static void by_hand(const double *restrict x, double *restrict dx, int steps) {
  double(*states)[3] = malloc(((size_t)steps + 1) * sizeof *states);
  if (!states)
    abort();
  double u[3] = {x[0], x[1], x[2]}, du[3];
  for (int s = 0; s < steps; s++) {
    memcpy(states[s], u, sizeof u);
    step(u, x + 3);
  }
  for (int i = 0; i < 3; i++)
    du[i] = 2 * u[i];
  for (int s = steps - 1; s >= 0; s--)
    step_adjoint(states[s], x + 3, du, dx + 3);
  for (int i = 0; i < 3; i++)
    dx[i] += du[i];
  free(states);
}

BY_TAPE void rk4_by_tape(const double *x, double *dx, int steps);

static int steps;
static void resize(long size) { steps = (int)size; }
static double primal(const double *x) { return energy(x, steps); }
static void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)energy, x, dx, steps); }
static void hand(const double *x, double *dx) { by_hand(x, dx, steps); }
static void tape(const double *x, double *dx) { rk4_by_tape(x, dx, steps); }

int main(void) {
  double x[6] = {1, 1.1, 0.9, 10, 28, 8.0 / 3};
  return bench((struct bench){
      "rk4", STEPS, 6, x, primal, gradient, hand, rk4_by_tape ? tape : NULL, resize, .power = 1});
}
#endif
