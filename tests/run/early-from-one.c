// Sums of a few numbers, whose adjoints are known only when all has run: they are reversed from 1, and multiplied then.
// grad: f
// at: x=[0.3,-0.7,1.1,0.9] y=[0,0,0,0] n=4 p=0.8
// value: 3127059837.670186
// d x: [5451809732.8879147,2727188650.1498375,-2072423532.7924769,1820523924.7354844]
// d y: [0,0,0,0]
// d p: -21288536199.853249
#include <math.h>
double f(const double *x, double *y, int n, double p) {
  for (int k = 0; k < n; k++) {
    double a = x[k], b = a * p, sum = 0;
    for (int i = 0; i < n; i++) {
      double c = a + i;
      for (int j = 0; j < i; j++)
        sum += sqrt(c * c + b * b + j);
      if (c > 1)
        sum -= c * b;
    }
    y[k] = sum * sum;
  }
  double all = 0;
  for (int k = 0; k < n; k++)
    all += y[k] * y[k] * x[k];
  return all * all;
}
