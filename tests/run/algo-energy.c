// Energy and virial of two bodies.
// grad: f
// at: x=[0,0,0.1,1,2,0.3,0.1,0.2,0.3,1,0.5,0.25] steps=0
// value: 0.9081542025500762
// d x: [-0.3405882767227572,-0.6811765534455144,0.21188234465544856,1.4405882767227571,1.3811765534455145,0.33811765534455146,1,2,3.1,1.5,2.25,0.425]
#include <math.h>
enum { BODIES = 2 };
static const double H = 1e-3, SOFTENING = 1e-2;
static const double MASS[BODIES] = {10, 0.5};
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

double f(const double *restrict x, int steps) {
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

