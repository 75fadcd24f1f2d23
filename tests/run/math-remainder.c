// IEEE remainder: the quotient is rounded to nearest.
// grad: f
// at: x=7.75 y=2
// value: -0.5
// d x: 2
// d y: -8.25
// at: x=-5.25 y=3
// value: 2.25
// d x: 3
// d y: 6.75
#include <math.h>
double f(double x, double y) { return remainder(x, y) * y; }
