// An array of variable length that the optimiser makes on each of two paths.
// grad: f
// at: x=[1.5,2.5,3.5] n=3
// value: 5.103098878979514
// d x: [0.75,1.25,1.75]
#include <math.h>
double f(double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * x[i];
  double unused = 0.5;
  {
    double m[n + 8];
    for (int i = 0; i < n + 8; i++) m[i] = 0.1 * i - 0.25;
    unused += tanh(m[3]);
  }
  (void)unused;
  return lgamma(1.75) + 0.25 * sum;
}
