// A std::function that is given another closure in a loop.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 8.0059999999999994831
// d x: [3.09999999999999987, 9.38000000000000001, 2.93999999999999994, 2.65999999999999971, 0.559999999999999996]
// at: n=4 x=[0.6, 1.3, 0.9, 1.7]
// value: 5.9499999999999999911
// d x: [2.5, 4.29999999999999987, 2.34000000000000014, 4.42000000000000004]
#include <functional>
#include <cmath>
extern "C" double f(const double *x, int n) {
  double a = x[0], b = x[1];
  std::function<double(double)> g = [a](double t) { return a * t; };
  double s = 0;
  for (int i = 0; i < n; i++) {
    s += g(x[i]);
    if (i == 1) g = [b](double t) { return b * t * t; };
  }
  return s;
}
