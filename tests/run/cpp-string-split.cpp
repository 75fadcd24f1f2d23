// A text is split, and its parts are indices: 3 x₂² x₀ x₁ x₄.
// grad: f
// at: x=[1.2,0.7,2.1,1.9,0.4] n=5
// value: 4.44528
// d x: [3.7044,6.3504,4.2336,0,11.1132]
#include <string>
#include <sstream>
#include <vector>
#include <algorithm>
static std::vector<std::string> split(const std::string &s, char d) { std::vector<std::string> out; std::stringstream ss(s); std::string item; while (std::getline(ss, item, d)) out.push_back(item); return out; }
extern "C" double f(const double *x, int n) {
  double r = 1;
  for (const auto &w : split("2,0,1,4,2", ',')) { int i = std::stoi(w); if (i >= 0 && i < n) r *= x[i]; }
  std::string u = "MiXed"; std::transform(u.begin(), u.end(), u.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
  return r * (u == "mixed" ? 3 : 1);
}
