// Names and floats are copied and swapped: x₀ x₁² + 5 x₀.
// grad: f
// at: x=[1.2,0.7,2.1,1.9,0.4] n=5
// value: 6.588
// d x: [5.49,1.68,0,0,0]
#include <string>
struct Item { std::string name; double v; };
extern "C" double f(const double *x, int n) {
  Item a{"alpha", x[0]}, b{"a longer name than sixteen", x[1]};
  Item c = a; c.v *= b.v;
  std::swap(a, b);
  return c.v * a.v + b.v * (double)c.name.length();
}
