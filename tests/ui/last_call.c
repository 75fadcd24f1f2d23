#include <math.h>
static double of(double x) {
  static double last_x, last_y;
  if (x != last_x) {
    last_x = x;
    last_y = x * sin(x);
  }
  return last_y;
}
double f(double x, double y) { return of(x + y) * x; }
