// Signs that HTML has for itself: <b> & "quotes" & 'apostrophes' </script>.
#include "marked.h"

// Lines that take no part are folded:
// 1
// 2
// 3
// 4
// 5
// 6
// 7
// 8
static double wait_until(double limit, const double *x) {
  double sum = 0;
  for (int i = 0; sum < limit && x[i] > 0; i++)
    sum = std::exp(x[i] * sum) - (x[i] < 1 ? 0.5 : 0.25);
  return sum;
}

double marked(int n, double limit, double *x) {
  double total = wait_until(limit, x);
  for (int i = 0; i < n; i++) {
    pair<double> p{x[i], total};
    total = std::sin(both(p)) * total;
  }
  return total;
}
