// Gravity between five bodies, leapfrog steps; the final energy and virial over the initial positions and velocities.
#include "tape.h"

static const int BODIES = 5, HALF = 3 * BODIES;
static const double H = 1e-3, SOFTENING = 1e-2;
static const double MASS[BODIES] = {10, 0.5, 0.3, 0.2, 0.1};

// The distance vector from body i to body j; returns its softened square.
static adouble apart(const adouble *q, int i, int j, adouble *d) {
  adouble r2 = SOFTENING;
  for (int k = 0; k < 3; k++) {
    d[k] = q[3 * j + k] - q[3 * i + k];
    r2 += d[k] * d[k];
  }
  return r2;
}

static void kick(const adouble *q, adouble *v) {
  adouble d[3];
  for (int i = 0; i < BODIES; i++)
    for (int j = i + 1; j < BODIES; j++) {
      adouble r2 = apart(q, i, j, d), g = H / (r2 * sqrt(r2));
      for (int k = 0; k < 3; k++) {
        v[3 * i + k] += MASS[j] * g * d[k];
        v[3 * j + k] -= MASS[i] * g * d[k];
      }
    }
}

extern "C" void nbody_by_tape(const double *x, double *dx, int steps) {
  by_tape(2 * HALF, x, dx, [=](const adouble *a) {
    adouble q[HALF], v[HALF], d[3], e = 0;
    for (int i = 0; i < HALF; i++) {
      q[i] = a[i];
      v[i] = a[HALF + i];
    }
    for (int s = 0; s < steps; s++) {
      kick(q, v);
      for (int i = 0; i < HALF; i++)
        q[i] += H * v[i];
    }
    for (int i = 0; i < BODIES; i++) {
      for (int k = 3 * i; k < 3 * i + 3; k++)
        e += 0.5 * MASS[i] * v[k] * v[k] + q[k] * v[k];
      for (int j = i + 1; j < BODIES; j++)
        e -= MASS[i] * MASS[j] / sqrt(apart(q, i, j, d));
    }
    return e;
  });
}
