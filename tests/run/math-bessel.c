// Bessel functions of the first kind, orders 0, 1, n.
// grad: f
// at: x=1.3 n=3
// value: 1.787539961550581
// d x: 0.1793296539310529
// at: x=7.5 n=2
// value: -0.15398371853758142
// d x: 0.9513286519862119
#define _GNU_SOURCE
#include <math.h>
double f(double x, int n) { return j0(x) + 2 * j1(x) + 3 * jn(n, x); }
