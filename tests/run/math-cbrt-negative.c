// cbrt of a negative number.
// grad: f
// at: x=-8
// value: -2
// d x: 0.08333333333333333
#include <math.h>
double f(double x) { return cbrt(x); }
