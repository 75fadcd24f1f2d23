// A map whose keys carry derivatives too: they are compared, kept in order and read again.
// grad: f
// at: n=5 x=[1.2,0.7,2.1,1.9,0.4]
// value: 89.04
// d x: [0,2.8,42,45.6,3.2]
#include <map>
extern "C" double f(const double *x, int n) {
  std::map<double, double> m;
  for (int i = 0; i < n; i++)
    m[x[i]] = x[i] * i;
  double s = 0, w = 1;
  for (auto &kv : m) {
    s += w * kv.first * kv.second;
    w += 1;
  }
  return s;
}
