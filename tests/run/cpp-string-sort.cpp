// Named floats are sorted, erased and inserted: 26 x₀ x₁ + 10 x₄² + 9 x₂² + 8 x₁² + 5 x₀².
// grad: f
// at: x=[1.2,0.7,2.1,1.9,0.4] n=5
// value: 74.25
// d x: [30.2,42.4,37.8,0,8]
#include <algorithm>
#include <string>
#include <vector>
struct Item { std::string name; double v; int k; };
static double weight(const Item &it) { return it.v * (it.name.empty() ? 1 : it.name[0] - 'a' + 1); }
extern "C" double f(const double *x, int n) {
  std::vector<Item> v;
  for (int i = 0; i < n; i++) v.push_back({std::string(1 + i % 3, char('a' + i)), x[i] * x[i], i});
  std::sort(v.begin(), v.end(), [](const Item &a, const Item &b) { return a.name > b.name; });
  v.erase(v.begin() + 1);
  v.insert(v.begin(), Item{"zz", x[0] * x[1], 7});
  double s = 0;
  for (size_t i = 0; i < v.size(); i++) s += weight(v[i]) * (double)(i + 1);
  return s;
}
