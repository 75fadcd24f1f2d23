// Sums in arms of branches, scaled behind them by a number that is computed behind the loop.
// grad: f
// at: x=[0.3,-0.7,1.1,0.9] n=4 p=0.6
// value: 0.44064272083561751
// d x: [0.03094030090217088,-0.065156010643532838,0.088653497380769372,0.078172983711271182]
// d p: -0.46142063171264958
#include <math.h>
double f(const double *x, int n, double p) {
  double sum = p;
  if (p > 0) {
    for (int i = 0; i < n; i++)
      sum += sqrt(1 + x[i] * x[i] * p);
    if (n > 2)
      sum = sum + p;
  } else {
    for (int i = 0; i < n; i++)
      sum -= x[i] * x[i];
  }
  double scale = 1.0 / (n * n + 1);
  return sum * scale * 3 - p;
}
