// Case 2: a branch around a call.
// grad: f
// at: x=0.75
// value: 1.4430292662932414
// d x: 2.9920146138544292
// at: x=-0.75
// value: 0
// d x: 0
#include <math.h>
__attribute__((noinline)) static double g(double x) { return sin(x) * exp(x); }
double f(double x) {
  double r = 0;
  if (x > 0)
    r = g(x);
  return r;
}
