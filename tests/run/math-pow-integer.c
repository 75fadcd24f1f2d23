// pow with a constant integer exponent, also at a negative base and at zero.
// grad: f
// at: x=1.5
// value: 4.125
// d x: 8.75
// at: x=-1.5
// value: 0.375
// d x: 2.75
// at: x=0
// value: 0
// d x: -1
#include <math.h>
double f(double x) { return pow(x, 3) + pow(x, 2) - pow(x, 1); }
