// Newton's square root: the count is unknown at entry.
// grad: root
// at: a=2
// value: 1.4142135623746899
// d a: 0.35355339061171626
// at: a=150
// value: 12.247448733462111
// d a: 0.04082483048255111
#include <math.h>
double root(double a) {
  double x = a;
  while (fabs(x * x - a) > 1e-6 * a)
    x = 0.5 * (x + a / x);
  return x;
}
