// A sum whose adjoint is known before its loop runs: each iteration is reversed as soon as it has run.
// grad: f
// at: x=[0.3,-0.7,1.1,0.9] n=4 p=1.3
// value: 3.4317723091753818
// d x: [-1.3070645610713245,0.12200056480032936,-1.4438469825751179,0.65513432713530151]
// d p: 1.5362684678771217
#include <math.h>
double f(const double *x, int n, double p) {
  double loss = 0;
  for (int i = 0; i < n; i++) {
    double s = sin(x[i] * p), e = exp(s) * x[i];
    if (e > 0.3)
      loss += e * s / (1 + e * e);
    for (int j = 0; j < 3; j++)
      loss += cos(e * j * p);
  }
  return loss / n + p * p;
}
