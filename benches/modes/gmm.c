#define PRIMAL_ONLY
#include "../gmm.c"
#include "modes.h"
static double data[N * D];
static double f(const double *x) { return likelihood((const struct mixture *)x, data, N); }
static void start(double *x) {
  for (int i = 0; i < PARAMETERS; i++) x[i] = 0.3 * sin(1.7 * i);
  for (int i = 0; i < N * D; i++) data[i] = cos(0.9 * i) + 0.2 * sin(3.1 * i);
}
MODES("gmm", f, PARAMETERS)
