// fmod(x, y) = x - trunc(x/y) y.
// grad: f
// at: x=7.25 y=2
// value: 1.25
// d x: 1
// d y: -3
// at: x=-7.25 y=2.5
// value: -2.25
// d x: 1
// d y: 2
#include <math.h>
double f(double x, double y) { return fmod(x, y); }
