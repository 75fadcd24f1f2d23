// fmin and fmax pass the adjoint to the operand that won.
// grad: f
// at: x=1 y=2
// value: 12
// d x: 12
// d y: 5
// at: x=5 y=-3
// value: 119
// d x: 50
// d y: 2
#include <math.h>
double f(double x, double y) { return 2 * fmin(x, y) + 5 * fmax(x, y) * x; }
