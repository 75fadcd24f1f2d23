// Case 2 in a loop: the helper is called under a condition.
// grad: f
// at: n=5 x=[1,-2,3,-4,5]
// value: 23.891385149649494
// d x: [1.6931471805599454,0,4.102585092994046,0,5.181173461098405]
#include <math.h>
__attribute__((noinline)) static double g(double x) { return log(1 + x * x); }
double f(int n, const double *x) {
  double s = 0;
  for (int i = 0; i < n; i++)
    if (x[i] > 0)
      s += g(x[i]) * x[i];
  return s;
}
