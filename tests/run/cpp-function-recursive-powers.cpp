// Closures that call themselves through the std::function that holds them, and capture nothing else.
// grad: f
// at: x=[0.5,1.25,-0.75,2] n=4
// value: 95.45791625976562
// d x: [34.375,72.87109375,88.5772705078125,224.0]
// at: x=[1.5] n=1
// value: 31.6875
// d x: [79.625]
#include <functional>
extern "C" double f(const double *x, int n) {
  std::function<double(double, int)> power = [&](double base, int exponent) -> double {
    return exponent ? base * power(base, exponent - 1) : 1;
  };
  std::function<double(double)> grow = [&](double at) -> double { return at < 4 ? at * grow(at * 2) : at; };
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += power(x[i], i + 1) * grow(1 + x[i] * x[i]);
  return sum;
}
