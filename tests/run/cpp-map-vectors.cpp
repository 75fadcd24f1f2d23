// Vectors in a map: a node's children are found at one of two offsets, before the vector's own pointers.
// grad: f
// at: n=5 x=[1.5,-2,0.5,3,-1]
// value: -6.75
// d x: [-0.5,3,-1.5,-2,0.75]
#include <map>
#include <vector>
extern "C" double f(const double *x, int n) {
  std::map<int, std::vector<double>> groups;
  for (int i = 0; i < n; i++) groups[i % 2].push_back(x[i]);
  double s = 0;
  for (const auto &group : groups) {
    double product = 1;
    for (double v : group.second) product *= v;
    s += product;
  }
  return s;
}
