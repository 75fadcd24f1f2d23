// One helper called with an active and with a constant argument.
// grad: f
// at: x=1.5
// value: 54.75
// d x: 45.5
#include <math.h>
__attribute__((noinline)) static double g(double a, double b) { return pow(a, 3) * b; }
double f(double x) { return g(x, 2) + g(2, x) + g(2, 3) * x; }
