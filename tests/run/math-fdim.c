// fdim on both sides of its kink.
// grad: f
// at: x=3 y=1
// value: 6
// d x: 5
// d y: -3
// at: x=1 y=3
// value: 0
// d x: 0
// d y: 0
#include <math.h>
double f(double x, double y) { return fdim(x, y) * x; }
