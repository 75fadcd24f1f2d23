// Each iteration solves an equation by a loop of unknown length, and writes over what another reads again.
// grad: f
// at: x=[0.3,0.7,1.1,0.9] y=[0,0,0,0] n=4
// value: 2.6209269209516521
// d x: [-0.015856376807609773,0.87666987753444214,1.5189907207065707,1.219568043441311]
// d y: [0,0,0,0]
#include <math.h>
double f(const double *x, double *y, int n) {
  for (int k = 0; k < n; k++) {
    double z = 1, step = 1;
    while (step > 1e-13 || step < -1e-13) {
      double s = 0;
      for (int i = 0; i < n; i++)
        s += exp(-x[i] * z) * x[k];
      step = (z * z * z + z - s) / (3 * z * z + 1 + s);
      z -= step;
    }
    y[k] = z;
  }
  double sum = 0;
  for (int k = 0; k < n; k++)
    sum += y[k] * y[k] * x[k];
  return sum;
}
