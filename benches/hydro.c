// Lagrangian hydrodynamics in one dimension with artificial viscosity, a shock tube of 200 cells, 200 steps; by the whole initial state.
#include "bench.h"

enum { CELLS = 200, NODES = CELLS + 1, STEPS = 200, ACTIVE = 2 * NODES + 2 * CELLS };
static const double GAMMA = 1.4, LINEAR = 0.3, QUADRATIC = 1.5, COURANT = 0.3;

// Positions and velocities at the nodes, specific energies, masses, pressures with viscosity in the cells.
struct mesh {
  double x[NODES], v[NODES], e[CELLS], mass[CELLS], p[CELLS];
};

static double sound(double e) { return sqrt(GAMMA * (GAMMA - 1) * e); }

// The viscosity acts where a cell is compressed.
static void pressures(struct mesh *R m) {
  for (int i = 0; i < CELLS; i++) {
    double rho = m->mass[i] / (m->x[i + 1] - m->x[i]), du = m->v[i + 1] - m->v[i];
    m->p[i] = (GAMMA - 1) * rho * m->e[i];
    if (du < 0)
      m->p[i] += rho * (QUADRATIC * du * du - LINEAR * sound(m->e[i]) * du);
  }
}

static double time_step(const struct mesh *R m) {
  double dt = HUGE_VAL;
  for (int i = 0; i < CELLS; i++) {
    double t = (m->x[i + 1] - m->x[i]) / (sound(m->e[i]) + fabs(m->v[i + 1] - m->v[i]));
    dt = t < dt ? t : dt;
  }
  return COURANT * dt;
}

static void advance(struct mesh *R m, double dt) {
  for (int i = 1; i < CELLS; i++)
    m->v[i] -= dt * (m->p[i] - m->p[i - 1]) / (0.5 * (m->mass[i] + m->mass[i - 1]));
  for (int i = 0; i < NODES; i++)
    m->x[i] += dt * m->v[i];
  for (int i = 0; i < CELLS; i++)
    m->e[i] -= dt * m->p[i] * (m->v[i + 1] - m->v[i]) / m->mass[i];
}

// x holds positions, velocities, energies and densities.
static double loss(const double *R x, int steps) {
  struct mesh m;
  memcpy(m.x, x, sizeof m.x);
  memcpy(m.v, x + NODES, sizeof m.v);
  memcpy(m.e, x + 2 * NODES, sizeof m.e);
  for (int i = 0; i < CELLS; i++)
    m.mass[i] = x[2 * NODES + CELLS + i] * (x[i + 1] - x[i]);
  for (int s = 0; s < steps; s++) {
    pressures(&m);
    advance(&m, time_step(&m));
  }
  double sum = 0;
  for (int i = 0; i < CELLS; i++)
    sum += 0.5 * (m.v[i] * m.v[i] + m.e[i] * m.e[i]);
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);

// Of each step the mesh before it, pressures and speeds of sound, its length and the cell that gave it.
static struct record {
  double x[NODES], v[NODES], e[CELLS], p[CELLS], c[CELLS], dt;
  int limit;
} tape[STEPS + 1];

// The masses; one over those of the cells and of the nodes.
static double mass[CELLS], inverse[CELLS], weight[NODES];

static void step_by_hand(struct record *restrict r, struct record *restrict next) {
  double dt = HUGE_VAL, times[CELLS];
  for (int i = 0; i < CELLS; i++) {
    double size = r->x[i + 1] - r->x[i], rho = mass[i] / size, du = r->v[i + 1] - r->v[i], c = r->c[i] = sound(r->e[i]);
    times[i] = size / (c + fabs(du));
    r->p[i] = rho * ((GAMMA - 1) * r->e[i] + (du < 0 ? du * (QUADRATIC * du - LINEAR * c) : 0));
  }
  for (int i = 0; i < CELLS; i++)
    if (times[i] < dt)
      dt = times[r->limit = i];
  r->dt = dt *= COURANT;
  next->v[0] = r->v[0];
  next->v[CELLS] = r->v[CELLS];
  for (int i = 1; i < CELLS; i++)
    next->v[i] = r->v[i] - dt * (r->p[i] - r->p[i - 1]) * weight[i];
  for (int i = 0; i < NODES; i++)
    next->x[i] = r->x[i] + dt * next->v[i];
  for (int i = 0; i < CELLS; i++)
    next->e[i] = r->e[i] - dt * r->p[i] * (next->v[i + 1] - next->v[i]) * inverse[i];
}

// From the velocities v after the step. Arrays over cells with an index more begin and end with nothing.
static void step_adjoint(const struct record *restrict r, const double *restrict v, struct mesh *restrict d) {
  double dt = r->dt, ddt = 0, part[NODES] = {0}, pull[NODES] = {0}, heavy[NODES] = {0};
  double work[NODES + 1] = {0}, dsize[NODES + 1] = {0}, ddu[NODES + 1] = {0};
  for (int i = 0; i < CELLS; i++) {
    double g = d->e[i] * inverse[i], du = v[i + 1] - v[i];
    work[i + 1] = g * r->p[i];
    part[i] = -work[i + 1] * du;
    d->p[i] = -dt * g * du;
    d->mass[i] -= dt * part[i] * inverse[i];
  }
  for (int i = 0; i < NODES; i++) {
    part[i] += v[i] * d->x[i];
    d->v[i] += dt * (d->x[i] + work[i + 1] - work[i]);
  }
  for (int i = 1; i < CELLS; i++) {
    pull[i] = d->v[i] * weight[i];
    double jump = (r->p[i] - r->p[i - 1]) * pull[i];
    part[i] -= jump;
    heavy[i] = 0.5 * dt * jump * weight[i];
  }
  for (int i = 0; i < NODES; i++)
    ddt += part[i];
  for (int i = 0; i < CELLS; i++) {
    double over = 1 / (r->x[i + 1] - r->x[i]), rho = mass[i] * over, du = r->v[i + 1] - r->v[i], squeeze = du < 0 ? du : 0, c = r->c[i];
    double g = d->p[i] + dt * (pull[i + 1] - pull[i]), gp = g * r->p[i], grho = g * rho;
    d->e[i] += grho * (GAMMA - 1) * (1 - 0.5 * GAMMA * LINEAR * squeeze / c);
    d->mass[i] += gp * inverse[i] + heavy[i] + heavy[i + 1];
    dsize[i + 1] = -gp * over;
    ddu[i + 1] = du < 0 ? grho * (2 * QUADRATIC * du - LINEAR * c) : 0;
  }
  int k = r->limit;
  double du = r->v[k + 1] - r->v[k], speed = r->c[k] + fabs(du), dspeed = -ddt * dt / speed;
  dsize[k + 1] += COURANT * ddt / speed;
  ddu[k + 1] += copysign(1, du) * dspeed;
  d->e[k] += dspeed * r->c[k] / (2 * r->e[k]);
  for (int i = 0; i < NODES; i++) {
    d->x[i] += dsize[i] - dsize[i + 1];
    d->v[i] += ddu[i] - ddu[i + 1];
  }
}

static void by_hand(const double *restrict x, double *restrict dx, int steps) {
  struct mesh d = {.x = {0}};
  memcpy(&tape[0], x, sizeof(double) * (2 * NODES + CELLS));
  for (int i = 0; i < CELLS; i++) {
    mass[i] = x[2 * NODES + CELLS + i] * (x[i + 1] - x[i]);
    inverse[i] = 1 / mass[i];
    weight[i] = i > 0 ? 2 / (mass[i] + mass[i - 1]) : 0;
  }
  for (int s = 0; s < steps; s++)
    step_by_hand(&tape[s], &tape[s + 1]);
  memcpy(d.v, tape[steps].v, sizeof d.e);
  memcpy(d.e, tape[steps].e, sizeof d.e);
  for (int s = steps - 1; s >= 0; s--)
    step_adjoint(&tape[s], tape[s + 1].v, &d);
  for (int i = 0; i < NODES; i++) {
    dx[i] += d.x[i];
    dx[NODES + i] += d.v[i];
  }
  for (int i = 0; i < CELLS; i++) {
    double g = d.mass[i] * x[2 * NODES + CELLS + i];
    dx[2 * NODES + i] += d.e[i];
    dx[2 * NODES + CELLS + i] += d.mass[i] * (x[i + 1] - x[i]);
    dx[i + 1] += g;
    dx[i] -= g;
  }
}

static int steps;
static void resize(long size) { steps = (int)size; }
static double primal(const double *x) { return loss(x, steps); }
static void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)loss, x, dx, steps); }
static void hand(const double *x, double *dx) { by_hand(x, dx, steps); }

int main(void) {
  static double x[ACTIVE];
  for (int i = 0; i < NODES; i++) {
    x[i] = (double)i / CELLS + 1e-4 * sin(i);
    x[NODES + i] = 0.01 * sin(6.283185307179586 * i / CELLS) * (1 + 0.3 * sin(1.3 * i));
  }
  for (int i = 0; i < CELLS; i++) {
    x[2 * NODES + i] = 2.25 - 0.25 * tanh((i - 99.5) / 4);
    x[2 * NODES + CELLS + i] = 0.5625 - 0.4375 * tanh((i - 99.5) / 4);
  }
  return bench((struct bench){"hydro", STEPS, ACTIVE, x, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
