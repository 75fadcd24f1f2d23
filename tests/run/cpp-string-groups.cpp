// Floats in groups by name: x₀² + x₂² + x₄² + 10 (x₁² + x₃²).
// grad: f
// at: x=[1.2,0.7,2.1,1.9,0.4] n=5
// value: 47.01
// d x: [2.4,14,4.2,38,0.8]
#include <string>
#include <unordered_map>
#include <vector>
#include <set>
extern "C" double f(const double *x, int n) {
  std::unordered_map<std::string, std::vector<double>> data; std::set<std::string> keys;
  for (int i = 0; i < n; i++) { std::string k = i % 2 ? "odd ones that are long enough for the heap" : "even"; data[k].push_back(x[i] * x[i]); keys.insert(k); }
  double s = 0, w = 1;
  for (auto &k : keys) { for (double v : data[k]) s += w * v; w *= 10; }
  return s;
}
