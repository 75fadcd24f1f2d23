// Case 1: the optimal gradient is x > 0 ? 3*x*x : 0.
// grad: relu3
// at: x=1.5
// value: 3.375
// d x: 6.75
// at: x=-1.5
// value: 0
// d x: 0
#include <math.h>
double relu3(double x) { return x > 0 ? pow(x, 3) : 0; }
