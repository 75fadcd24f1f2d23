// A map by names, and a stream into a string: 5 (5 x₀² + 5 x₁² + 27 x₂² + 5 x₃² + 3 x₄²) + x₀².
// grad: f
// at: x=[1.2,0.7,2.1,1.9,0.4] n=5
// value: 737.69
// d x: [62.4,35,567,95,12]
#include <map>
#include <string>
#include <iostream>
#include <sstream>
extern "C" double f(const double *x, int n) {
  std::map<std::string, double> m;
  const char *names[] = {"alpha", "beta", "gamma with a long long name", "delta", "eps"};
  for (int i = 0; i < n; i++) m[names[i]] = x[i] * x[i];
  m["sum"] = 0;
  for (auto &kv : m) if (kv.first != "sum") m["sum"] += kv.second * (double)kv.first.size();
  auto it = m.find("beta");
  if (it != m.end()) { m["sum"] += it->second; m.erase(it); }
  std::ostringstream os; os << "total " << m.size() << " " << m["sum"];
  return m["sum"] * (double)m.size() + m.at("alpha") + (os.str().empty() ? 1 : 0);
}
