// A function of the library or of this file, by a pointer in a table; one that is called without anything active.
// grad: f
// at: x=[0.5,1,2] k=[0,1,2] n=3
// value: 6.9477073670632485
// d x: [0.8775825618903728,5.43656365691809,1.25]
#include <math.h>
static double shifted(double x) { return x * 1.25 + 0.5; }
static double twice(double x) { return x * exp(x); }
static double (*const table[])(double) = {sin, twice, shifted};
static double half(int i) { return i / 2.0; }
static double none(int i) { return i * 0.0; }
double f(const double *x, const int *k, int n) {
  double (*weight)(int) = n > 2 ? half : none;
  double s = 0;
  for (int i = 0; i < n; i++)
    s += table[k[i]](x[i]) + weight(i) * 0.5;
  return s;
}
