// What does not move stays so through a quotient whose partial overflows: the operand that loses has an exact 0, in both modes.
// grad: f
// at: x=0 y=5
// value: 921.0340371976183
// d x: 0
// d y: 0
// at: x=0.5 y=1e-300
// value: 691.4686750787736
// d x: -2
// d y: -1e300
#include <math.h>
double f(double x, double y) { return log(1 / fmax(1e-200, x)) + log(1 / fmin(1e-200, y)); }
