// A constant number of iterations: the bound is a number.
// explain: constant_loop
#include <math.h>
double constant_loop(double x) {
  double y = x;
  for (int i = 0; i < 10000000; i++)
    y = sin(y) + x;
  return y;
}
