// Texts and floats in one vector.
// grad: f
// at: n=2 x=[1.5, -0.5]
// value: 23.84
// d x: [30.72, -3.2]
#include <variant>
#include <vector>
#include <string>
#include <cmath>
extern "C" double f(const double *x, int n) {
  std::vector<std::variant<std::string, double>> v;
  for (int i = 0; i < n; i++) { v.push_back(x[i] * x[i]); v.push_back(std::string("text that is longer than sixteen")); }
  double s = 0;
  for (auto &e : v) if (auto *d = std::get_if<double>(&e)) s += *d; else s *= std::get<std::string>(e).size() * 0.1;
  return s;
}
