// sinh, cosh, tanh.
// grad: f
// at: x=0.9
// value: 3.842764920665709
// d x: 7.4106941171559955
// at: x=-1.7
// value: 17.473484767067234
// d x: -32.90708881706662
#include <math.h>
double f(double x) { return sinh(x) * tanh(x) + cosh(2 * x); }
