// A chain of four pendulums with springs and friction, 10⁵ steps of explicit Euler; the final energy by initial state and parameters.
#include "bench.h"

enum { LINKS = 4, STEPS = 100000, ACTIVE = 3 * LINKS + 2 };
static const double H = 1e-4;

// Angles and angular speeds.
struct state {
  double angle[LINKS], speed[LINKS];
};

struct chain {
  double gravity[LINKS], spring, friction;
};

static void accelerate(const struct chain *R c, const struct state *R s, double *R a) {
  for (int i = 0; i < LINKS; i++) {
    double torque = -c->gravity[i] * sin(s->angle[i]) - c->friction * s->speed[i];
    if (i > 0)
      torque += c->spring * (s->angle[i - 1] - s->angle[i]);
    if (i < LINKS - 1)
      torque += c->spring * (s->angle[i + 1] - s->angle[i]);
    a[i] = torque;
  }
}

static void euler(const struct chain *R c, struct state *R s) {
  double a[LINKS];
  accelerate(c, s, a);
  for (int i = 0; i < LINKS; i++) {
    s->angle[i] += H * s->speed[i];
    s->speed[i] += H * a[i];
  }
}

static double energy(const struct chain *R c, const struct state *R s) {
  double sum = 0;
  for (int i = 0; i < LINKS; i++)
    sum += 0.5 * s->speed[i] * s->speed[i] + c->gravity[i] * (1 - cos(s->angle[i]));
  for (int i = 1; i < LINKS; i++)
    sum += 0.5 * c->spring * (s->angle[i] - s->angle[i - 1]) * (s->angle[i] - s->angle[i - 1]);
  return sum;
}

// x holds angles, speeds, gravity over length of each, spring and friction.
static double loss(const double *R x, int steps) {
  struct state s;
  struct chain c;
  for (int i = 0; i < LINKS; i++) {
    s.angle[i] = x[i];
    s.speed[i] = x[LINKS + i];
    c.gravity[i] = x[2 * LINKS + i];
  }
  c.spring = x[3 * LINKS];
  c.friction = x[3 * LINKS + 1];
  for (int k = 0; k < steps; k++)
    euler(&c, &s);
  return energy(&c, &s);
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);

// Of each step the state before it and the angles' sines.
static struct {
  struct state s;
  double sine[LINKS];
} tape[STEPS];

// The adjoint of the state in d, those of the parameters in dc.
static void euler_adjoint(const struct chain *restrict c, const struct state *restrict s, const double *restrict sine, struct state *restrict d,
                          struct chain *restrict dc) {
  double g[LINKS];
  for (int i = 0; i < LINKS; i++) {
    g[i] = H * d->speed[i];
    d->speed[i] += H * d->angle[i] - c->friction * g[i];
    d->angle[i] -= c->gravity[i] * cos(s->angle[i]) * g[i];
    dc->gravity[i] -= sine[i] * g[i];
    dc->friction -= s->speed[i] * g[i];
  }
  for (int i = 1; i < LINKS; i++) {
    double pull = g[i] - g[i - 1];
    dc->spring -= (s->angle[i] - s->angle[i - 1]) * pull;
    d->angle[i] -= c->spring * pull;
    d->angle[i - 1] += c->spring * pull;
  }
}

static void by_hand(const double *restrict x, double *restrict dx, int steps) {
  struct state s, d;
  struct chain c, dc = {.spring = 0};
  memcpy(&s, x, sizeof s);
  memcpy(&c, x + 2 * LINKS, sizeof c);
  for (int k = 0; k < steps; k++) {
    double pull[LINKS + 1] = {0};
    tape[k].s = s;
    for (int i = 1; i < LINKS; i++)
      pull[i] = c.spring * (s.angle[i] - s.angle[i - 1]);
    for (int i = 0; i < LINKS; i++) {
      double sine = tape[k].sine[i] = sin(s.angle[i]);
      s.angle[i] += H * s.speed[i];
      s.speed[i] += H * (pull[i + 1] - pull[i] - c.gravity[i] * sine - c.friction * s.speed[i]);
    }
  }
  for (int i = 0; i < LINKS; i++) {
    d.angle[i] = c.gravity[i] * sin(s.angle[i]);
    d.speed[i] = s.speed[i];
    dc.gravity[i] = 1 - cos(s.angle[i]);
  }
  for (int i = 1; i < LINKS; i++) {
    double gap = s.angle[i] - s.angle[i - 1];
    d.angle[i] += c.spring * gap;
    d.angle[i - 1] -= c.spring * gap;
    dc.spring += 0.5 * gap * gap;
  }
  for (int k = steps - 1; k >= 0; k--)
    euler_adjoint(&c, &tape[k].s, tape[k].sine, &d, &dc);
  for (int i = 0; i < LINKS; i++) {
    dx[i] += d.angle[i];
    dx[LINKS + i] += d.speed[i];
    dx[2 * LINKS + i] += dc.gravity[i];
  }
  dx[3 * LINKS] += dc.spring;
  dx[3 * LINKS + 1] += dc.friction;
}

static int steps;
static void resize(long size) { steps = (int)size; }
static double primal(const double *x) { return loss(x, steps); }
static void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)loss, x, dx, steps); }
static void hand(const double *x, double *dx) { by_hand(x, dx, steps); }

int main(void) {
  double x[ACTIVE] = {0.9, -0.4, 0.3, 1.1, 0.1, 0.5, -0.3, 0.2, 9.8, 7.5, 6.1, 5.2, 2.3, 0.15};
  return bench((struct bench){"euler", STEPS, ACTIVE, x, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
