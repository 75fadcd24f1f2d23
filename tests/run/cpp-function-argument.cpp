// Two closures that hold a float and a pointer, handed to a function that is not inlined: the bytes of the closure are a float for one call and a pointer for the other.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 7.3575915566056645088
// d x: [8.17298052403027457, 8.9331674704786871, 10.5108450808652346, 2.58295078125000007, 0]
// at: n=4 x=[0.6, 1.3, 0.9, 1.7]
// value: 0.3755190342791042442
// d x: [0.716797887701180816, 0.236708586002168671, 1.25173011426368078, 0.188799609375000013]
#include <functional>
#include <cmath>
__attribute__((noinline)) static double integrate(const std::function<double(double)> &g, double a, double b) {
  const int n = 8;
  double h = (b - a) / n, s = 0;
  for (int i = 0; i < n; i++) s += g(a + (i + 0.5) * h);
  return s * h;
}
extern "C" double f(const double *x, int n) {
  double k = x[0], w = x[1];
  double u = integrate([k](double t) { return k * t * t; }, 0, x[2]);
  double v = integrate([&](double t) { return std::exp(-w * t) * k + x[3]; }, 0, x[1]);
  return u * v;
}
