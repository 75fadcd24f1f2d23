// log, log2, log10, log1p.
// grad: f
// at: x=0.8
// value: -0.7797321603531356
// d x: 0.3449154564964247
// at: x=17
// value: 4.972255830350306
// d x: 0.2121106276138103
#include <math.h>
double f(double x) { return log(x) + log2(x) * log10(x) - log1p(x); }
