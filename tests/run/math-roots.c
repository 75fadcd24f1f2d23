// sqrt, cbrt, hypot.
// grad: f
// at: x=2 y=3
// value: 5.645200178119495
// d x: 1.0646124218891055
// d y: 1.0586779501884553
// at: x=5 y=-1.5
// value: 2.660494393293843
// d x: 0.7018603991050082
// d y: 0.2814651946917507
#include <math.h>
double f(double x, double y) { return sqrt(x) * cbrt(y) + hypot(x, y); }
