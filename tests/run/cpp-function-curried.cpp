// A std::function that returns std::functions.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 18.999999999999999272
// d x: [13.5299999999999996, 4.97999999999999988, 7.63999999999999989, 7.05999999999999973, 1.89999999999999991]
// at: n=4 x=[0.6, 1.3, 0.9, 1.7]
// value: 5.1960000000000000782
// d x: [4.88000000000000012, 3.06, 4.07999999999999999, 0.900000000000000022]
#include <functional>
#include <cmath>
static std::function<std::function<double(double)>(double)> adder(double w) {
  return [w](double a) -> std::function<double(double)> { return [a, w](double b) { return a * b + w * b * b; }; };
}
extern "C" double f(const double *x, int n) {
  auto add = adder(x[0]);
  double s = 0;
  for (int i = 1; i < n; i++) s += add(x[i])(x[i - 1]);
  return s;
}
