// A vector of names and floats grows: Σ 13 x².
// grad: f
// at: x=[1.2,0.7,2.1,1.9,0.4] n=5
// value: 131.43
// d x: [31.2,18.2,54.6,49.4,10.4]
#include <string>
#include <vector>
struct Item { std::string name; double v; };
extern "C" double f(const double *x, int n) {
  std::vector<Item> v;
  for (int i = 0; i < n; i++) v.push_back({"item number " + std::to_string(i), x[i] * x[i]});
  double s = 0;
  for (auto &it : v) s += it.v * it.name.size();
  return s;
}
