#include <cmath>
#include <stdexcept>
#include <vector>
namespace geo {
double area(const double *r, int n) {
  if (n < 2) throw std::invalid_argument("area needs two radii");
  std::vector<double> kept(r, r + n);
  double s = 0;
  for (double each : kept) s += std::exp(-each) * each * each;
  return s;
}
}
