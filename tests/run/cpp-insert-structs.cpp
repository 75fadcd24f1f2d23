// Structures that are inserted into a vector with room for more: on the way each lies in a `union` beside a byte, whose
// initial value lets simplifications move the first byte of its first member by itself.
// grad: f
// at: n=3 x=[1.2, 0.7, 2.1]
// value: 138
// d x: [15.1, 17.4, 67]
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 284.04
// d x: [19.9, 17.4, 56.8, 73, 101.6]
// at: n=4 x=[0.125, 1.0, 1.875, 0.25]
// value: 120.421875
// d x: [2.75, 18.125, 55, 66]
#include <vector>
struct Item { double key; int id; double weight; };
extern "C" double f(const double *x, int n) {
  std::vector<Item> v;
  for (int i = 0; i < n; i++)
    v.push_back({x[i] * x[i], i, x[i] * 3});
  v.insert(v.begin() + 1, v.front());
  v.insert(v.end() - 1, v[1]);
  v.erase(v.begin());
  v.emplace(v.begin(), Item{x[0] * x[1], 5, x[2]});
  double s = 0;
  for (int i = 0; i <= n + 1; i++)
    s += (i + 1) * v[i].key + (i + 2) * v[i].weight * v[i].id;
  return s;
}
