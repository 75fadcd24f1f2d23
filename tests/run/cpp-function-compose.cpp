// A std::function that owns copies of two others.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 3.3424298171389640318
// d x: [3.62035447079552054, 4.64228281413381297, 0.16819318716628723, 0.389080662541490218, 0.446196406253542011]
// at: n=4 x=[0.6, 1.3, 0.9, 1.7]
// value: 1.7834169488608734307
// d x: [3.75231612321416287, -0.597161460345300482, 0.560402538593918301, -0.746895245810431525]
#include <functional>
#include <cmath>
static std::function<double(double)> compose(std::function<double(double)> a, std::function<double(double)> b) {
  return [a, b](double t) { return a(b(t)); };
}
extern "C" double f(const double *x, int n) {
  double k = x[0];
  std::function<double(double)> g = [k](double t) { return k * t * t; };
  std::function<double(double)> h = [x](double t) { return std::sin(t * x[1]); };
  auto gh = compose(g, h);
  double s = 0;
  for (int i = 0; i < n; i++) s += gh(x[i]);
  return s;
}
