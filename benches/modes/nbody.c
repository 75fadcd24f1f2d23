#define PRIMAL_ONLY
#include "../nbody.c"
#include "modes.h"
static double f(const double *x) { return final_energy(x, STEPS); }
static void start(double *x) {
  for (int i = 0; i < STATE; i++) x[i] = (i < STATE / 2 ? 3 : 0.1) * cos(1.3 * i);
}
MODES("nbody", f, STATE)
