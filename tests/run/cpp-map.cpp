// Sums by key, in a map.
// grad: f
// at: n=5 x=[1.2,0.7,2.1,1.9,0.4]
// value: 383.37640000000005
// d x: [93.983999999999995,109.648,493.41600000000005,148.80799999999999,62.656000000000006]
#include <map>
#include <string>
extern "C" double f(const double *x, int n) {
  std::map<int, double> m;
  for (int i = 0; i < n; i++) m[i % 3] += x[i] * x[i];
  double s = 0;
  for (auto &kv : m) s += kv.second * (kv.first + 1);
  return s * s;
}
