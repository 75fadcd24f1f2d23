// An inner trip count that is affine in the outer iteration: one array with room for the longest entry.
// explain: triangular
#include <math.h>
double triangular(int n, double *x) {
  double total = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= i; j++) {
      double e = exp(x[j] * total);
      total += e;
    }
  return total;
}
