// The argument is still in memory when the reverse sweep runs, but exp costs more than to keep its result.
// explain: sum_exp
#include <math.h>
double sum_exp(int n, const double *x) {
  double total = 0;
  for (int i = 0; i < n; i++) {
    double e = exp(x[i]);
    total += e;
  }
  return total * total;
}
