// What the library throws is caught: by vector::at in a callee, by a map, by a conversion of a text.
// grad: f
// at: n=5 x=[1.25,0.75,2.5,1.875,0.375]
// value: 62.560546875
// d x: [15.46875,10.78125,33.046875,38.53125,5.765625]
#include <map>
#include <stdexcept>
#include <string>
#include <vector>
__attribute__((noinline)) static double pair(const std::vector<double> &v, int i) {
  return v.at(static_cast<unsigned>(i)) * v.at(static_cast<unsigned>(i) + 1);
}
__attribute__((noinline)) static int looked_up(const std::map<int, int> &m, const char *text, int i) {
  if (i == 3)
    return std::stoi(text);
  return m.at(i);
}
extern "C" double f(int n, const double *x) {
  std::vector<double> v(x, x + n);
  std::map<int, int> m;
  m[1] = 2;
  double s = 0;
  for (int i = 0; i < n; i++) {
    try {
      s += pair(v, i);
      s += looked_up(m, "none", i) * x[i];
    } catch (const std::out_of_range &) {
      s += v[static_cast<unsigned>(i)] * x[i] * 3;
      v[static_cast<unsigned>(i)] *= s;
    } catch (const std::invalid_argument &) {
      s *= x[i];
    }
  }
  return s;
}
