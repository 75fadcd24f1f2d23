// printf with an active argument by value is inactive.
// grad: f
// at: x=1.5
// value: 3.375
// d x: 6.75
#include <stdio.h>
double f(double x) {
  double t = x * x;
  fprintf(stderr, "t = %g\n", t);
  return t * x;
}
