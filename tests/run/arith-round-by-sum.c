// Rounding by a large constant that is added and taken off again, as the `exp` of many libraries does: a step function, though
// each sum has the derivative 1.
// grad: f
// at: x=[1.2,-0.7,2.1,-3.9,0.4] n=5
// value: 13.494980232399255
// d x: [3.3199234298057321,0.49658530374552767,8.1661698527775822,0.020238828941853171,1.4912436810317341]
#include <math.h>

double f(const double *x, int n) {
  const double shift = 0x1.8p52;
  double s = 0;
  for (int i = 0; i < n; i++) {
    double k = (x[i] * 1.4426950408889634 + shift) - shift;
    double r = x[i] - k * 0.6931471805599453;
    s += ldexp(1 + r * (1 + r * (1.0 / 2 + r * (1.0 / 6 + r / 24))), (int)k);
  }
  return s;
}
