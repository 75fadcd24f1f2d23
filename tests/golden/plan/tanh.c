// The derivative of tanh is 1 − out²: its result is kept, its argument is not.
// explain: layer
#include <math.h>
double layer(int n, double *x) {
  double total = 0;
  for (int i = 0; i < n; i++) {
    double t = tanh(x[i]);
    x[i] = 0;
    total += t;
  }
  return total;
}
