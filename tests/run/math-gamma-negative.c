// lgamma between its negative poles.
// grad: f
// at: x=-1.5
// value: 0.8600470153764809
// d x: 0.7031566406452432
// at: x=-2.25
// value: 0.5555015450206474
// d x: 4.158583564657972
#include <math.h>
double f(double x) { return lgamma(x); }
