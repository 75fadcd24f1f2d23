// Pairs that are sorted with a buffer: that the distance of two parameters is one of whole pairs, only the caller knows.
// grad: f
// error: used both as a float and as something else
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
