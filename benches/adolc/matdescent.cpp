// ‖A x − b‖² over A.
#include "tape.h"

extern "C" void matdescent_by_tape(int n, const double *a, double *da, const double *x, const double *b) {
  by_tape((long)n * n, a, da, [=](const adouble *m) {
    adouble sum = 0;
    for (int i = 0; i < n; i++) {
      adouble r = -b[i];
      for (int j = 0; j < n; j++)
        r += m[(long)i * n + j] * x[j];
      sum += r * r;
    }
    return sum;
  });
}
