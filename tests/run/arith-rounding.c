// floor, ceil, trunc, rint and round are piecewise constant.
// grad: f
// at: x=2.3
// value: 25.299999999999997
// d x: 11
// at: x=-1.7
// value: 13.6
// d x: -8
#include <math.h>
double f(double x) { return x * (floor(x) + ceil(x) + trunc(x) + rint(x) + round(x)); }
