// A set orders floats.
// grad: f
// at: n=5 x=[1.2,0.7,2.1,1.9,0.4]
// value: 106.34
// d x: [9.5999999999999996,2.7999999999999998,67.200000000000003,30.399999999999999,0.80000000000000004]
#include <set>
extern "C" double f(const double *x, int n) {
  std::set<double> m;
  for (int i = 0; i < n; i++) m.insert(x[i] * x[i]);
  double s = 0, w = 1;
  for (double v : m) { s += w * v; w *= 2; }
  return s;
}
