// asinh, acosh, atanh.
// grad: f
// at: x=1.5 y=0.4
// value: 1.602492967053133
// d x: 0.9336233188284119
// d y: 1.1457424406181034
#include <math.h>
double f(double x, double y) { return asinh(x) + acosh(x) * atanh(y); }
