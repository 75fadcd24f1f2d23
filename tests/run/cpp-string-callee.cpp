// Named floats by reference and by value, names as views: Σ wᵢ x₀ ⋯ xᵢ, w = 2, 3, 3, 4, 5.
// grad: f
// at: x=[1.2,0.7,2.1,1.9,0.4] n=5
// value: 30.3216
// d x: [25.268,39.888,12.096,10.584,16.758]
#include <string>
#include <string_view>
struct P { std::string unit; double value; };
static P __attribute__((noinline)) scaled(const P &p, double a) { return P{p.unit + "*", p.value * a}; }
static double __attribute__((noinline)) by(std::string_view u) { return u == "m" ? 2 : u == "m*" ? 3 : (double)u.size(); }
extern "C" double f(const double *x, int n) {
  P p{"m", x[0]};
  double s = p.value * by(p.unit);
  for (int i = 1; i < n; i++) {
    p = scaled(p, x[i]);
    s += p.value * by(p.unit);
  }
  return s;
}
