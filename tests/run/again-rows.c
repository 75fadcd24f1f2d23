// Rows of which an iteration makes much and leaves one number, that is read behind: they run again in the reverse sweep.
// grad: f
// at: x=[0.3,-0.7,1.1,0.9] y=[0,0,0,0] n=4
// value: 10.273366185276904
// d x: [1.6113270019886936,3.7266582991173611,37.216373073422439,18.07975585860456]
// d y: [0,0,0,0]
#include <math.h>
double f(const double *x, double *y, int n) {
  for (int k = 0; k < n; k++) {
    double e = 0, w = x[k];
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++) {
        double d = sin(x[i] * w + j) + 2, g = sqrt(d * d + x[j] * x[j]);
        e += g * exp(-g) / d;
      }
    y[k] = e * w;
  }
  double sum = 0;
  for (int k = 0; k < n; k++)
    sum += y[k] * y[k] * y[k];
  return sum;
}
