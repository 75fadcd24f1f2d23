// Heat that spreads in the plane, from one buffer into another: reads of neighbours, whose adjoints write to neighbours.
#include "par.h"

enum { SIDE = 512, STEPS = 20 };
static double x0[SIDE * SIDE], a[SIDE * SIDE], b[SIDE * SIDE];

static double primal(const double *x) {
#pragma omp parallel for
  for (int i = 0; i < SIDE * SIDE; i++)
    a[i] = b[i] = x[i];
  for (int step = 0; step < STEPS; step++) {
    const double *from = step % 2 ? b : a;
    double *to = step % 2 ? a : b;
#pragma omp parallel for
    for (int i = 1; i < SIDE - 1; i++)
      for (int j = 1; j < SIDE - 1; j++) {
        const double *u = from + i * SIDE + j;
        to[i * SIDE + j] = u[0] + 0.1 * u[0] * (u[1] + u[-1] + u[SIDE] + u[-SIDE] - 4 * u[0]);
      }
  }
  double sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < SIDE * SIDE; i++)
    sum += a[i] * a[i];
  return sum / (SIDE * SIDE);
}

static void start(void) {
  for (int i = 0; i < SIDE * SIDE; i++)
    x0[i] = 1 + 0.5 * sin(0.01 * i) * cos(0.003 * i);
}
MAIN("stencil", SIDE *SIDE, x0)
