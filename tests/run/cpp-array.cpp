// std::array and range-based for.
// grad: f
// at: x=1.5 y=2
// value: 21
// d x: 36.5
// d y: 8.625
#include <array>
extern "C" double f(double x, double y) {
  std::array<double, 4> a{x, y, x * y, x / y};
  double s = 1;
  for (double v : a)
    s = s * v + v;
  return s;
}
