// The sums of two loops are multiplied: the adjoint of the first is known when the second has run, not before; that of the second before it.
// grad: f
// at: x=[0.3,-0.7,1.1,0.9] n=4
// value: 3.2423854780018275
// d x: [15.809706533922011,-20.894374844107251,98.941290726129083,59.876063602191223]
#include <math.h>
double f(const double *x, int n) {
  double a = 0, b = 0;
  for (int i = 0; i < n; i++)
    a += exp(x[i]) * x[i];
  for (int i = 0; i < n; i++)
    b += sin(x[i] * a);
  return a * b;
}
