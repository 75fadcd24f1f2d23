// The Lorenz system by the classical Runge-Kutta method; inputs are the initial state and the three parameters.
#include "tape.h"

static const double H = 1e-4;

static void lorenz(const adouble *u, const adouble *p, adouble *d) {
  d[0] = p[0] * (u[1] - u[0]);
  d[1] = u[0] * (p[1] - u[2]) - u[1];
  d[2] = u[0] * u[1] - p[2] * u[2];
}

extern "C" void rk4_by_tape(const double *x, double *dx, int steps) {
  by_tape(6, x, dx, [=](const adouble *a) {
    const adouble *p = a + 3;
    adouble u[3] = {a[0], a[1], a[2]}, k[4][3], t[3];
    for (int s = 0; s < steps; s++) {
      static const double AT[4] = {0, 0.5 * H, 0.5 * H, H};
      lorenz(u, p, k[0]);
      for (int stage = 1; stage < 4; stage++) {
        for (int i = 0; i < 3; i++)
          t[i] = u[i] + AT[stage] * k[stage - 1][i];
        lorenz(t, p, k[stage]);
      }
      for (int i = 0; i < 3; i++)
        u[i] += H / 6 * (k[0][i] + 2 * k[1][i] + 2 * k[2][i] + k[3][i]);
    }
    return adouble(u[0] * u[0] + u[1] * u[1] + u[2] * u[2]);
  });
}
