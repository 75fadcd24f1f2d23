// A throw that leaves the derivative is not an obstacle while it is not taken.
// grad: f
// at: n=3 x=[1,2,3]
// value: 10
// d x: [6,4,2]
#include <stdexcept>
static double at(const double *x, int n, int i) {
  if (i >= n)
    throw std::out_of_range("index");
  return x[i];
}
extern "C" double f(int n, const double *x) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += at(x, n, i) * at(x, n, n - 1 - i);
  return s;
}
