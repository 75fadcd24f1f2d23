// The adjoint of a sum is known before its loop runs: each iteration is reversed as soon as it has run, and nothing is kept.
// explain: mean_exp
#include <math.h>
double mean_exp(int n, const double *x) {
  double total = 0;
  for (int i = 0; i < n; i++) {
    double e = exp(x[i]);
    total += e * x[i];
  }
  return total / n;
}
