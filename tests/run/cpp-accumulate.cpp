// Standard algorithms over raw pointers.
// grad: f
// at: n=4 x=[1,2,3,4] y=[0.5,1,-1,2]
// value: 82.5
// d x: [13,18.5,-3.5,29.5]
// d y: [11,22,33,44]
#include <numeric>
extern "C" double f(int n, const double *x, const double *y) {
  double zero = 0, one = 1;
  return std::inner_product(x, x + n, y, zero) * std::accumulate(x, x + n, one);
}
