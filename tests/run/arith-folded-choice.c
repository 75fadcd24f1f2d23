// Choices by `==` whose sides agree there have the derivative of the formula; others that of the side that is taken. By the contract.
// grad: f
// at: a=1 b=2 c=3 d=1 e=0 g=0 h=1
// value: 20
// d a: 2
// d b: 12
// d c: 6
// d d: 1
// d e: 0
// d g: 0
// d h: 0
#include <math.h>
double f(double a, double b, double c, double d, double e, double g, double h) {
  double s = a == 1 ? 1 : a * a;
  s += b == 2 ? 8 : b * b * b;
  double r = 1;
  for (int i = 0; i < 2; i++) r *= c == 3 ? 3 : c;
  s += r + (d != 1 ? d : 1);
  s += e == 0 ? 0 : sin(e);
  s += g == 0 ? 0 : g;
  return s + (h == 1 ? 1 : h + log(h));
}
