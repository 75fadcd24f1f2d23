// Iterations write over what they read: they cannot run again.
// grad: f
// at: x=[0.3,-0.7,1.1,0.9] n=4
// value: 30.059430151834341
// d x: [-4.1330747889226114,10.977907085990081,-23.141887189625027,-1.3867589608271225]
#include <math.h>
double f(double *x, int n) {
  double sum = 0;
  for (int k = 1; k < n; k++) {
    double e = 0;
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++)
        e += sin(x[i] * x[k] + j) * exp(-x[j] * x[j]);
    x[k] = e * 0.1;
    sum += e * e * x[k - 1];
  }
  return sum;
}
