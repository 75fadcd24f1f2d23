// Elements are inserted into a vector and erased.
// grad: f
// at: n=5 x=[1.2,0.7,2.1,1.9,0.4]
// value: 108.74679999999999
// d x: [96.287999999999997,55.719999999999999,106.51200000000001,29.335999999999995,2.5600000000000001]
#include <vector>
#include <algorithm>
#include <numeric>
#include <functional>
extern "C" double f(const double *x, int n) {
  std::vector<double> a(x, x + n), b(n);
  std::transform(a.begin(), a.end(), b.begin(), [](double v) { return v * v; });
  std::partial_sum(b.begin(), b.end(), a.begin());
  std::vector<double> c = a; c.insert(c.begin() + 1, b.begin(), b.end()); c.erase(c.begin());
  return std::inner_product(c.begin(), c.end(), c.rbegin(), double(0));
}
