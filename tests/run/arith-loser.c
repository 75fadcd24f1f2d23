// The operand that a minimum, a maximum or a positive difference does not take has an exact 0, also under an infinite adjoint.
// grad: f
// at: a=0 b=-1 c=0 d=1 e=1 g=2 h=0 k=-3 l=0 m=5
// value: 0
// d a: inf
// d b: 0
// d c: inf
// d d: 0
// d e: 0
// d g: 0
// d h: inf
// d k: 0
// d l: inf
// d m: 0
#include <math.h>
double f(double a, double b, double c, double d, double e, double g, double h, double k, double l, double m) {
  double s = sqrt(fmax(a, b)) + sqrt(fmin(c, d)) + sqrt(fdim(e, g));
  return s + sqrt(__builtin_elementwise_max(h, k)) + sqrt(__builtin_elementwise_min(l, m));
}
