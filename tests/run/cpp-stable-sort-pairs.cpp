// Pairs that are sorted with a buffer: that the distance of two parameters is one of whole pairs, only the caller knows, or
// the division into elements, which the compiler takes away.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 41.95
// d x: [7.2, 2.8, 21, 15.2, 0.8]
// at: n=20 x=[0.125, 1.0, 1.875, 0.25, 1.125, 2.0, 0.375, 1.25, 2.125, 0.5, 1.375, 2.25, 0.625, 1.5, 2.375, 0.75, 1.625, 2.5, 0.875, 1.75]
// value: 689.0625
// d x: [0.25, 16.0, 56.25, 1.0, 20.25, 64.0, 2.25, 25.0, 72.25, 4.0, 30.25, 81.0, 6.25, 36.0, 90.25, 9.0, 42.25, 100.0, 12.25, 49.0]
#include <algorithm>
#include <utility>
#include <vector>
extern "C" double f(const double *x, int n) {
  std::vector<std::pair<double, int>> p;
  for (int i = 0; i < n; i++)
    p.emplace_back(x[i], i);
  std::stable_sort(p.begin(), p.end());
  double s = 0;
  for (int i = 0; i < n; i++)
    s += (i + 1) * p[i].first * x[p[i].second];
  return s;
}
