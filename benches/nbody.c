// Gravity between bodies, leapfrog steps with softened forces; the final energy and virial over the initial state (first all
// positions, then all velocities).
#include "bench.h"

enum { BODIES = 5, STEPS = 2000, STATE = 6 * BODIES };
static const double H = 1e-3, SOFTENING = 1e-2;
static const double MASS[BODIES] = {10, 0.5, 0.3, 0.2, 0.1};

// v += h · acceleration(q).
static void kick(const double *restrict q, double *restrict v) {
  for (int i = 0; i < BODIES; i++)
    for (int j = i + 1; j < BODIES; j++) {
      double d[3], r2 = SOFTENING;
      for (int k = 0; k < 3; k++) {
        d[k] = q[3 * j + k] - q[3 * i + k];
        r2 += d[k] * d[k];
      }
      double g = H / (r2 * sqrt(r2));
      for (int k = 0; k < 3; k++) {
        v[3 * i + k] += MASS[j] * g * d[k];
        v[3 * j + k] -= MASS[i] * g * d[k];
      }
    }
}

static double energy_of(const double *restrict q, const double *restrict v) {
  double e = 0;
  for (int i = 0; i < BODIES; i++) {
    for (int k = 0; k < 3; k++)
      e += 0.5 * MASS[i] * v[3 * i + k] * v[3 * i + k];
    for (int j = i + 1; j < BODIES; j++) {
      double r2 = SOFTENING;
      for (int k = 0; k < 3; k++) {
        double d = q[3 * j + k] - q[3 * i + k];
        r2 += d * d;
      }
      e -= MASS[i] * MASS[j] / sqrt(r2);
    }
  }
  return e;
}

static double final_energy(const double *restrict x, int steps) {
  double q[3 * BODIES], v[3 * BODIES];
  for (int i = 0; i < 3 * BODIES; i++) {
    q[i] = x[i];
    v[i] = x[3 * BODIES + i];
  }
  for (int s = 0; s < steps; s++) {
    kick(q, v);
    for (int i = 0; i < 3 * BODIES; i++)
      q[i] += H * v[i];
  }
  // Energy alone is conserved: the virial Σ q·v gives the result something to depend on.
  double e = energy_of(q, v);
  for (int i = 0; i < 3 * BODIES; i++)
    e += q[i] * v[i];
  return e;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);

static void kick_adjoint(const double *restrict q, double *restrict dq, const double *restrict dv) {
  for (int i = 0; i < BODIES; i++)
    for (int j = i + 1; j < BODIES; j++) {
      double d[3], dd[3], r2 = SOFTENING, dg = 0;
      for (int k = 0; k < 3; k++) {
        d[k] = q[3 * j + k] - q[3 * i + k];
        r2 += d[k] * d[k];
      }
      double g = H / (r2 * sqrt(r2));
      for (int k = 0; k < 3; k++) {
        double w = MASS[j] * dv[3 * i + k] - MASS[i] * dv[3 * j + k];
        dg += w * d[k];
        dd[k] = w * g;
      }
      double dr2 = -1.5 * g / r2 * dg;
      for (int k = 0; k < 3; k++) {
        dd[k] += 2 * d[k] * dr2;
        dq[3 * j + k] += dd[k];
        dq[3 * i + k] -= dd[k];
      }
    }
}

static void energy_adjoint(const double *restrict q, const double *restrict v, double *restrict dq, double *restrict dv) {
  for (int i = 0; i < BODIES; i++) {
    for (int k = 0; k < 3; k++) {
      dv[3 * i + k] += MASS[i] * v[3 * i + k] + q[3 * i + k];
      dq[3 * i + k] += v[3 * i + k];
    }
    for (int j = i + 1; j < BODIES; j++) {
      double d[3], r2 = SOFTENING;
      for (int k = 0; k < 3; k++) {
        d[k] = q[3 * j + k] - q[3 * i + k];
        r2 += d[k] * d[k];
      }
      double g = MASS[i] * MASS[j] / (r2 * sqrt(r2));
      for (int k = 0; k < 3; k++) {
        dq[3 * j + k] += g * d[k];
        dq[3 * i + k] -= g * d[k];
      }
    }
  }
}

static void by_hand(const double *restrict x, double *restrict dx, int steps) {
  enum { HALF = 3 * BODIES };
  double *kept = malloc((size_t)steps * HALF * sizeof *kept);
  if (!kept)
    abort();
  double q[HALF], v[HALF], dq[HALF] = {0}, dv[HALF] = {0};
  memcpy(q, x, sizeof q);
  memcpy(v, x + HALF, sizeof v);
  for (int s = 0; s < steps; s++) {
    memcpy(kept + (size_t)s * HALF, q, sizeof q);
    kick(q, v);
    for (int i = 0; i < HALF; i++)
      q[i] += H * v[i];
  }
  energy_adjoint(q, v, dq, dv);
  for (int s = steps - 1; s >= 0; s--) {
    for (int i = 0; i < HALF; i++)
      dv[i] += H * dq[i];
    kick_adjoint(kept + (size_t)s * HALF, dq, dv);
  }
  for (int i = 0; i < HALF; i++) {
    dx[i] += dq[i];
    dx[HALF + i] += dv[i];
  }
  free(kept);
}

BY_TAPE void nbody_by_tape(const double *x, double *dx, int steps);

static int steps;
static void resize(long size) { steps = (int)size; }
static double primal(const double *x) { return final_energy(x, steps); }
static void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)final_energy, x, dx, steps); }
static void hand(const double *x, double *dx) { by_hand(x, dx, steps); }
static void tape(const double *x, double *dx) { nbody_by_tape(x, dx, steps); }

int main(void) {
  double x[STATE];
  for (int i = 0; i < BODIES; i++) {
    double r = 1.0 * i, speed = i ? sqrt(10 / r) : 0, a = 2.0 * i;
    double state[6] = {r * cos(a), r * sin(a), 0.1 * sin(3 * a), -speed * sin(a), speed * cos(a), 0.05 * i};
    for (int k = 0; k < 3; k++) {
      x[3 * i + k] = state[k];
      x[3 * BODIES + 3 * i + k] = state[3 + k];
    }
  }
  return bench((struct bench){
      "nbody", STEPS, STATE, x, primal, gradient, hand, nbody_by_tape ? tape : NULL, resize, .power = 1});
}
#endif
