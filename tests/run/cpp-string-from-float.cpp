// Active floats are written into labels, which carry no derivative: 10 Σ x³.
// grad: f
// at: x=[1.2,0.7,2.1,1.9,0.4] n=5
// value: 182.55
// d x: [43.2,14.7,132.3,108.3,4.8]
#include <string>
#include <vector>
#include <cstdio>
extern "C" double f(const double *x, int n) {
  std::vector<std::string> labels; double s = 0;
  for (int i = 0; i < n; i++) { double y = x[i] * x[i] * x[i]; labels.push_back("y" + std::to_string(i) + "=" + std::to_string(y)); s += y; }
  size_t k = 0; for (auto &l : labels) k += l.substr(0, 2).size();
  return s * (double)k;
}
