// The functions of gradients.py.
#include <math.h>

// A pendulum with friction (Runge and Kutta): the squared distance of its last angle from 1.
double ode(const double *start, double friction, double stiffness, int n, double dt) {
  double q = start[0], p = start[1];
  for (int i = 0; i < n; i++) {
    const double q1 = p, p1 = -stiffness * sin(q) - friction * p;
    const double q2 = p + 0.5 * dt * p1, p2 = -stiffness * sin(q + 0.5 * dt * q1) - friction * q2;
    const double q3 = p + 0.5 * dt * p2, p3 = -stiffness * sin(q + 0.5 * dt * q2) - friction * q3;
    const double q4 = p + dt * p3, p4 = -stiffness * sin(q + dt * q3) - friction * q4;
    q += dt / 6 * (q1 + 2 * q2 + 2 * q3 + q4);
    p += dt / 6 * (p1 + 2 * p2 + 2 * p3 + p4);
  }
  return (q - 1) * (q - 1);
}

// Steps of a nonlinear diffusion on a square, edges held: the sum of squares at the end. `work` holds two states.
double stencil(const double *u, double *work, int n, int steps, double rate) {
  double *now = work, *next = work + n * n;
  for (int i = 0; i < n * n; i++) now[i] = next[i] = u[i];
  for (int step = 0; step < steps; step++) {
    for (int i = 1; i < n - 1; i++)
      for (int j = 1; j < n - 1; j++) {
        const int at = i * n + j;
        const double flow = now[at - 1] + now[at + 1] + now[at - n] + now[at + n] - 4 * now[at];
        next[at] = now[at] + rate * flow / (1 + now[at] * now[at]);
      }
    double *swap = now;
    now = next, next = swap;
  }
  double sum = 0;
  for (int i = 0; i < n * n; i++) sum += now[i] * now[i];
  return sum;
}

// The energy of masses that attract each other; softened.
double nbody(const double *x, const double *mass, int n) {
  double energy = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < i; j++) {
      const double dx = x[3 * i] - x[3 * j], dy = x[3 * i + 1] - x[3 * j + 1], dz = x[3 * i + 2] - x[3 * j + 2];
      energy -= mass[i] * mass[j] / sqrt(dx * dx + dy * dy + dz * dz + 1e-4);
    }
  return energy;
}
