// ldexp and scalbn: exact powers of two.
// grad: f
// at: x=1.3 k=4
// value: 216.32000000000002
// d x: 332.8
// at: x=1.3 k=-2
// value: 3.3800000000000003
// d x: 5.2
#include <math.h>
double f(double x, int k) { return ldexp(x, k) * scalbn(x, 3); }
