#include <math.h>
// Nearly all of its time goes to one line.
double hot(int n, int times, const double *x) {
  double cold = 0, sum = 0;
  for (int i = 0; i < n; i++)
    cold += x[i] * x[i];
  for (int t = 0; t < times; t++)
    for (int i = 0; i < n; i++)
      sum += (x[i] + sum) / (1 + x[i] * cold + sum * sum);
  return sum;
}
