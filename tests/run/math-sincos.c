// sincos writes both results through pointers.
// grad: f
// at: x=0.6
// value: 0.2631344274006914
// d x: 0.5892251048098875
#define _GNU_SOURCE
#include <math.h>
double f(double x) {
  double s, c;
  sincos(x, &s, &c);
  return s * s * c;
}
