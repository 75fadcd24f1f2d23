// A vector that is assigned to, beside a string.
// grad: f
// at: n=3 x=[1.5, -0.5, 2]
// value: 232
// d x: [116, -29, 116]
#include <vector>
#include <string>
struct M { std::string name; std::vector<double> w; double b; };
extern "C" double f(const double *x, int n) {
  M m; m.name = "a model with a long long name"; m.w.assign(x, x + n); m.b = x[0];
  double s = m.b;
  for (double w : m.w) s += w * w;
  return s * m.name.size();
}
