// A function that calls itself twice, and gives a pointer that is moved by the distance of what these calls gave: it moves
// as often as there are elements.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 229.69
// d x: [2.4, 11.8, 46.8, 73, 50.4]
// at: n=12 x=[0.125, 1.0, 1.875, 0.25, 1.125, 2.0, 0.375, 1.25, 2.125, 0.5, 1.375, 2.25]
// value: 3025.03125
// d x: [0.25, 13, 93.75, 37.5, 69, 205, 111.75, 162, 334.75, 223, 292, 483]
#include <algorithm>
#include <vector>
struct Item { double key; int id; double weight; };
extern "C" double f(const double *x, int n) {
  std::vector<Item> v;
  for (int i = 0; i < n; i++)
    v.push_back({x[i] * x[i], i, x[i] * 3});
  std::stable_partition(v.begin(), v.end(), [](const Item &item) { return item.key < 2; });
  double s = 0;
  for (int i = 0; i < n; i++)
    s += (i + 1) * v[i].key + (i + 2) * v[i].weight * v[i].id;
  return s;
}
