#include <math.h>

// The angles of a pendulum at times dt, 2 dt, …, n dt (leapfrog). `start`: angle and speed.
void swing(const double *start, double friction, double *angles, int n, double dt) {
  double angle = start[0], speed = start[1];
  for (int i = 0; i < n; i++) {
    speed -= 0.5 * dt * (sin(angle) + friction * speed);
    angle += dt * speed;
    speed -= 0.5 * dt * (sin(angle) + friction * speed);
    angles[i] = angle;
  }
}
