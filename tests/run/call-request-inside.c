// A request within what is differentiated: the derivative of a directional derivative.
// grad: f
// at: n=3 x=[0.3,0.7,1.1]
// value: 11.528886026048993
// d x: [-1.4578697870119614,-3.0417282320596393,4.9954924674133032]
#include <math.h>
void __enzyme_autodiff(void *, ...);
static double g(const double *x, int n) {
  double s = 1;
  for (int i = 0; i < n; i++)
    s = sin(s * x[i]) + x[i] * x[i];
  return s;
}
double f(const double *x, int n) {
  double w[8] = {0}, s = 0;
  __enzyme_autodiff((void *)g, x, w, n);
  for (int i = 0; i < n; i++)
    s += w[i] * (i + 1);
  return s;
}
