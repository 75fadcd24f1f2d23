// An exception whose text is built where it is thrown, and read where it is caught.
// grad: f
// at: n=3 x=[4, -1.5, 2.25]
// value: 0.5
// d x: [0.25, 2, 0.33333333333333333]
#include <stdexcept>
#include <string>
#include <cmath>
static double root(double x) { if (x < 0) throw std::domain_error("negative: " + std::to_string(1 + 1) + " of these values"); return std::sqrt(x); }
extern "C" double f(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    try { s += root(x[i]); } catch (const std::exception &e) { s += x[i] * (e.what()[0] == 'n' ? 2 : 3); }
  }
  return s;
}
