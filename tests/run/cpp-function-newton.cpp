// Functions and their derivatives as std::functions, some without captures, in Newton's method.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 1.4907018941002862311
// d x: [1.03520964868075437, 1.13970922757393712e-30, 0.236619348269886693, 1.16172637717732779e-32, 0]
// at: n=4 x=[0.6, 1.3, 0.9, 1.7]
// value: 0.63077365342344770057
// d x: [0.876074518643623434, 0, 0.233619871638277984, 5.71349718949068108e-14]
#include <functional>
#include <cmath>
static double newton(const std::function<double(double)> &g, const std::function<double(double)> &dg, double t) {
  for (int i = 0; i < 6; i++) t -= g(t) / dg(t);
  return t;
}
extern "C" double f(const double *x, int n) {
  double a = x[0];
  std::function<double(double)> g = [a](double t) { return t * t - a; };
  std::function<double(double)> dg = [](double t) { return 2 * t; };
  double r = newton(g, dg, x[1]);
  std::function<double(double)> p = [=](double t) { return t * t * t - x[2] * a; };
  std::function<double(double)> dp = [x](double t) { return 3 * t * t; };
  return r * newton(p, dp, x[3]);
}
