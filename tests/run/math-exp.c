// exp, exp2, expm1.
// grad: f
// at: x=0.8
// value: 4.334541123696246
// d x: 4.40311223367801
// at: x=-1.3
// value: 0.8298021623032739
// d x: -1.8730347350647472
#include <math.h>
double f(double x) { return exp(x) + exp2(x * x) - expm1(-x); }
