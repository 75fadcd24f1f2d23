// A text is parsed, and what it names has derivatives: x₀ x₁ + 3 x₂² + x₀² x₃ + x₄.
// grad: f
// at: x=[1.2,0.7,2.1,1.9,0.4] n=5
// value: 17.206
// d x: [5.26,1.2,12.6,1.44,1]
#include <cctype>
#include <string>
#include <vector>
#include <stdexcept>
struct Var { std::string name; double v; };
static double look(const std::vector<Var> &vs, const std::string &s) {
  for (auto &v : vs) if (v.name == s) return v.v;
  throw std::out_of_range("no " + s);
}
static double eval(const std::string &e, const std::vector<Var> &vs) {
  double acc = 0, term = 1; std::string id;
  for (char c : e + "+") {
    if (std::isalnum((unsigned char)c)) { id += c; continue; }
    if (!id.empty()) { term *= std::isdigit((unsigned char)id[0]) ? std::stod(id) : look(vs, id); id.clear(); }
    if (c == '+') { acc += term; term = 1; }
  }
  return acc;
}
extern "C" double f(const double *x, int n) {
  std::vector<Var> vs;
  for (int i = 0; i < n; i++) vs.push_back({"v" + std::to_string(i), x[i]});
  return eval("v0*v1+3*v2*v2+v0*v0*v3+v4", vs);
}
