// |x| on both sides of zero.
// grad: f
// at: x=2.5
// value: 6.25
// d x: 5
// at: x=-2.5
// value: -6.25
// d x: 5
#include <math.h>
double f(double x) { return fabs(x) * x; }
