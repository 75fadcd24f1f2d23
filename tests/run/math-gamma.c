// tgamma and lgamma: the derivative needs a digamma.
// grad: f
// at: x=3.7
// value: 1.4322429784491846
// d x: 1.172021330352414
// at: x=0.35
// value: 0.937127374123445
// d x: -2.9786356529402362
// at: x=12.5
// value: 136862.09981307777
// d x: 340085.021956499
#include <math.h>
double f(double x) { return lgamma(x) + 1e-3 * tgamma(x); }
