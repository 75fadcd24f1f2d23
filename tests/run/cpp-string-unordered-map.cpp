// Floats are found by names: ½ m v² + Σ xᵢ m.
// grad: f
// at: x=[1.2,0.7,2.1,1.9,0.4] n=5
// value: 5.574
// d x: [4.645,0.84,1.2,1.2,1.2]
#include <unordered_map>
#include <string>
extern "C" double f(const double *x, int n) {
  std::unordered_map<std::string, double> m;
  m["mass"] = x[0]; m["speed"] = x[1];
  double s = 0.5 * m["mass"] * m["speed"] * m["speed"];
  for (int i = 2; i < n; i++) s += x[i] * m["mass"];
  return s;
}
