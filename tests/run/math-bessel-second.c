// Bessel functions of the second kind.
// grad: f
// at: x=1.3 n=3
// value: -9.599515972807213
// d x: 18.856566442131047
// at: x=7.5 n=2
// value: -0.9601864016575429
// d x: -0.06539813472391254
#define _GNU_SOURCE
#include <math.h>
double f(double x, int n) { return y0(x) + 2 * y1(x) + 3 * yn(n, x); }
