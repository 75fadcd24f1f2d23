// An index computed from an active float by floor; linear interpolation in a constant table.
// grad: f
// at: x=0.3
// value: 1.9
// d x: 3
// at: x=2.75
// value: -1.75
// d x: -5
#include <math.h>
static const double table[5] = {1, 4, 2, -3, 0.5};
double f(double x) {
  int i = (int)floor(x);
  double t = x - i;
  return (1 - t) * table[i] + t * table[i + 1];
}
