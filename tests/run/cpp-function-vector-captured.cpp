// A std::vector of std::functions that hold floats, which moves them as it grows.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 25.669100000000002129
// d x: [1.79199999999999998, 9.65199999999999855, 37.0440000000000047, 7.92399999999999875, 2.30399999999999985]
// at: n=4 x=[0.6, 1.3, 0.9, 1.7]
// value: 6.2399999999999999635
// d x: [6.74899999999999943, 5.29200000000000048, 5.35600000000000049, 5.41799999999999951]
#include <functional>
#include <vector>
#include <cmath>
extern "C" double f(const double *x, int n) {
  std::vector<std::function<double(double)>> fs;
  for (int k = 0; k < n; k++) { double c = x[k]; fs.push_back([c](double t) { return c * t * t; }); }
  double s = 0;
  for (int i = 0; i < n; i++) s += fs[i](x[i]) * fs[n - 1 - i](1.0);
  return s;
}
