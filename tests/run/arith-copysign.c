// copysign: the magnitude is active, the sign is piecewise constant.
// grad: f
// at: x=2 y=-3
// value: 6
// d x: 3
// d y: -2
// at: x=-2 y=-3
// value: 6
// d x: -3
// d y: -2
// at: x=-2 y=3
// value: 6
// d x: -3
// d y: 2
#include <math.h>
double f(double x, double y) { return copysign(x, y) * y; }
