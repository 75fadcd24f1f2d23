// The same of a number that a function rounds first, which has no derivative of its own.
// grad: f
// error: a number that carries a derivative is rounded, and becomes bits of a float
#include <math.h>
#include <stdint.h>
#include <string.h>
double f(double x) {
  int64_t i = (int64_t)rint(x * 6497320848556798.0 + 4607182418800017408.0);
  double y;
  memcpy(&y, &i, sizeof y);
  return y;
}
