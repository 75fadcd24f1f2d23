#include <math.h>
// Nearly all of its time is spent in the library, for one line.
double library(int n, int times, const double *x) {
  double cold = 0, sum = 0;
  for (int i = 0; i < n; i++)
    cold += x[i] * x[i];
  for (int t = 0; t < times; t++)
    for (int i = 0; i < n; i++)
      sum += sin(x[i] + sum) * exp(-x[i] * cold);
  return sum;
}
