// ilogb and logb are piecewise constant.
// grad: f
// at: x=10.5
// value: 362.25
// d x: 66
#include <math.h>
double f(double x) { return x * ilogb(x) + logb(x) * x * x; }
