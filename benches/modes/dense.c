#define PRIMAL_ONLY
#include "../dense.c"
#include "modes.h"
static double images[BATCH * PIXELS];
static int labels[BATCH];
static double f(const double *w) { return loss(w, images, labels, BATCH); }
static void start(double *x) {
  for (int i = 0; i < WEIGHTS; i++) x[i] = 0.1 * sin(i);
  for (int i = 0; i < BATCH * PIXELS; i++) images[i] = 0.5 + 0.5 * cos(7 * i);
  for (int i = 0; i < BATCH; i++) labels[i] = i * 7 % CLASSES;
}
MODES("dense", f, WEIGHTS)
