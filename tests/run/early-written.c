// A sum's loop writes an array that is read behind it, and one that is not.
// grad: f
// at: x=[0.3,-0.7,1.1,0.9] y=[0,0,0,0] z=[0,0,0,0] n=4
// value: 60.679734169796959
// d x: [8.8000619977754457,0.26379855990347101,123.03347912935931,65.328989502910773]
// d y: [0,0,0,0]
// d z: [0,0,0,0]
#include <math.h>
double f(const double *x, double *y, double *z, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    y[i] = exp(x[i]);
    z[i] = y[i] * x[i];
    sum += z[i] * z[i];
  }
  for (int i = 0; i < n; i++)
    sum += y[i] * y[i] * y[i];
  return sum;
}
