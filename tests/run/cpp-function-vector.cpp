// A std::vector of std::functions without captures, which moves them as it grows.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 6.2060924577993229871
// d x: [2.39999999999999991, 0.764842187284488455, -0.122456428252981899, 3.79999999999999982, 0.921060994002885074]
// at: n=4 x=[0.6, 1.3, 0.9, 1.7]
// value: 4.6201278451577919018
// d x: [1.19999999999999996, 0.267498828624587364, -0.406569659740599103, 3.39999999999999991]
#include <functional>
#include <vector>
#include <cmath>
extern "C" double f(const double *x, int n) {
  std::vector<std::function<double(double)>> fs;
  fs.push_back([](double t) { return t * t; });
  fs.push_back([](double t) { return std::sin(t); });
  fs.push_back([](double t) { return std::exp(-t); });
  double s = 0;
  for (int i = 0; i < n; i++) s += fs[i % 3](x[i]);
  return s;
}
