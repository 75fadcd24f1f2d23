// The low bits of fractions are cleared: what is left is the float, up to rounding, with its derivative.
// grad: f
// at: x=[1.1,1.2,1.3,1.4] n=4
// value: 9.598090841012855
// d x: [0.7766445671626732,0.6260357988989448,-0.9275849907296629,-4.249850278593354]
#include <math.h>
typedef int __attribute__((may_alias)) half;
double f(const double *x, int n) {
  double a[4];
  for (int i = 0; i < n; i++)
    a[i] = x[i] * x[i];
  for (int i = 0; i < n; i++)
    ((half *)&a[i])[0] = 0;
  double s = 0;
  for (int i = 0; i < n; i++)
    s += (i + 1) * sin(a[i]);
  return s;
}
