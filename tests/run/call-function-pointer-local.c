// A function pointer that is known after optimisation.
// grad: f
// at: x=0.7
// value: 4.499119940673932
// d x: 13.641427619028079
#include <math.h>
static double apply(double (*g)(double), double x) { return g(g(x)); }
double f(double x) { return apply(sin, x) * apply(exp, x); }
