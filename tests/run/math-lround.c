// Rounding to integer types.
// grad: f
// at: x=3.7
// value: 55.870000000000005
// d x: 26.2
// at: x=-3.2
// value: -21.120000000000005
// d x: 16.2
#include <math.h>
double f(double x) { return x * (double)lround(x) + x * x * (double)(int)x; }
