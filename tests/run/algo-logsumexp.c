// Stable log-sum-exp.
// grad: f
// at: n=4 x=[1,3,2,-5]
// value: 3.407829103026328
// d x: [0.09001048611713294,0.6650925314115138,0.24467386878296765,0.0002231136883856403]
#include <math.h>
double f(int n, const double *x) {
  double m = x[0];
  for (int i = 1; i < n; i++)
    m = fmax(m, x[i]);
  double s = 0;
  for (int i = 0; i < n; i++)
    s += exp(x[i] - m);
  return m + log(s);
}
