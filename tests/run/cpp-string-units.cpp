// Products and sums of floats with units: 15 (x₀ x₁ + x₀) x₂ x₃ x₄.
// grad: f
// at: x=[1.2,0.7,2.1,1.9,0.4] n=5
// value: 48.8376
// d x: [40.698,28.728,23.256,25.704,122.094]
#include <string>
struct C { double re; std::string unit{"m"}; C operator*(const C &o) const { return C{re * o.re, unit + "*" + o.unit}; } C operator+(const C &o) const { return C{re + o.re, unit.size() > o.unit.size() ? unit : o.unit}; } };
extern "C" double f(const double *x, int n) {
  C a{x[0]}, b{x[1], "s"}; C c = a * b + a;
  for (int i = 2; i < n; i++) c = c * C{x[i], std::string(i, 'k')};
  return c.re * (double)c.unit.length();
}
