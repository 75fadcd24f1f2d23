// Logistic function and its logarithm in the stable form.
// grad: f
// at: x=3
// value: 1.0011614783961755
// d x: -0.002249213446654648
// at: x=-40
// value: 40
// d x: -1
#include <math.h>
double f(double x) { return x >= 0 ? 1 / (1 + exp(-x)) + log1p(exp(-x)) : exp(x) / (1 + exp(x)) - x; }
