// Gas on a mesh that moves with it: LULESH's pattern, in the plane. Elements gather the places of their corners and leave a force at each; nodes
// gather the forces of the elements around, and move.
#include "par.h"

enum { SIDE = 96, NODES = (SIDE + 1) * (SIDE + 1), ELEMENTS = SIDE * SIDE, STEPS = 10 };
static double x0[2 * NODES];
static double at[2 * NODES], speed[2 * NODES], force[ELEMENTS][8], energy[ELEMENTS], volume[ELEMENTS];
static int corners[ELEMENTS][4], around[NODES][4], arounds[NODES];

static double area(const double *p, const int *node, double *gx, double *gy) {
  double twice = 0;
  for (int c = 0; c < 4; c++) {
    int next = node[(c + 1) & 3], before = node[(c + 3) & 3];
    twice += p[2 * node[c]] * p[2 * next + 1] - p[2 * next] * p[2 * node[c] + 1];
    gx[c] = 0.5 * (p[2 * next + 1] - p[2 * before + 1]);
    gy[c] = 0.5 * (p[2 * before] - p[2 * next]);
  }
  return 0.5 * twice;
}

static void forces(void) {
#pragma omp parallel for
  for (int e = 0; e < ELEMENTS; e++) {
    double gx[4], gy[4], now = area(at, corners[e], gx, gy), change = now - volume[e];
    double pressure = 0.4 * energy[e] / now;
    // What resists being pressed together.
    double viscous = change < 0 ? 2 * change * change / (now * now) : 0;
    energy[e] -= (pressure + viscous) * change;
    volume[e] = now;
    for (int c = 0; c < 4; c++) {
      force[e][2 * c] = (pressure + viscous) * gx[c];
      force[e][2 * c + 1] = (pressure + viscous) * gy[c];
    }
  }
}

static void move(double dt) {
#pragma omp parallel for
  for (int n = 0; n < NODES; n++) {
    double fx = 0, fy = 0;
    for (int k = 0; k < arounds[n]; k++) {
      int e = around[n][k] / 4, c = around[n][k] % 4;
      fx += force[e][2 * c];
      fy += force[e][2 * c + 1];
    }
    speed[2 * n] += dt * fx * 4 / arounds[n];
    speed[2 * n + 1] += dt * fy * 4 / arounds[n];
    at[2 * n] += dt * speed[2 * n];
    at[2 * n + 1] += dt * speed[2 * n + 1];
  }
}

static double primal(const double *x) {
  double gx[4], gy[4], sum = 0;
#pragma omp parallel for
  for (int i = 0; i < 2 * NODES; i++)
    at[i] = x[i], speed[i] = 0;
  for (int e = 0; e < ELEMENTS; e++) {
    volume[e] = area(at, corners[e], gx, gy);
    energy[e] = (e == ELEMENTS / 2 + SIDE / 2 ? 4 : 1) * volume[e];
  }
  for (int step = 0; step < STEPS; step++) {
    forces();
    move(0.02);
  }
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < 2 * NODES; i++)
    sum += speed[i] * speed[i];
  return sum;
}

static void start(void) {
  for (int i = 0; i <= SIDE; i++)
    for (int j = 0; j <= SIDE; j++) {
      int n = i * (SIDE + 1) + j;
      x0[2 * n] = i + 0.1 * sin(0.7 * n), x0[2 * n + 1] = j + 0.1 * cos(1.1 * n);
    }
  for (int e = 0; e < ELEMENTS; e++) {
    int n = e / SIDE * (SIDE + 1) + e % SIDE, all[4] = {n, n + SIDE + 1, n + SIDE + 2, n + 1};
    for (int c = 0; c < 4; c++) {
      corners[e][c] = all[c];
      around[all[c]][arounds[all[c]]++] = 4 * e + c;
    }
  }
}
MAIN("hydro", 2 * NODES, x0)
