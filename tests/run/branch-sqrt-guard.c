// The guard keeps sqrt away from zero; the derivative must stay behind it too.
// grad: f
// at: x=4
// value: 2
// d x: 0.25
// at: x=0
// value: 0
// d x: 0
#include <math.h>
double f(double x) { return x > 0 ? sqrt(x) : 0; }
