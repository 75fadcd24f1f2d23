// Σ xⁱ/i, i = 1 … terms.
#include "tape.h"

extern "C" void taylorlog_by_tape(const double *x, double *dx, int terms) {
  by_tape(1, x, dx, [=](const adouble *a) {
    adouble sum = 0;
    for (int i = 1; i <= terms; i++)
      sum += pow(a[0], (double)i) / i;
    return sum;
  });
}
