// log Σ exp xᵢ, shifted by the maximum.
#include "tape.h"

extern "C" void logsumexp_by_tape(const double *x, double *dx, int n) {
  by_tape(n, x, dx, [=](const adouble *a) {
    adouble largest = a[0], sum = 0;
    for (int i = 1; i < n; i++)
      largest = fmax(largest, a[i]);
    for (int i = 0; i < n; i++)
      sum += exp(a[i] - largest);
    return adouble(largest + log(sum));
  });
}
