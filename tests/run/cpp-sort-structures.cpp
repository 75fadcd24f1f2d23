// Structures of floats and integers are sorted; the library moves them as bytes.
// grad: f
// at: n=5 x=[1.2,0.7,2.1,1.9,0.4]
// value: 89.674999999999997
// d x: [12.959999999999999,2.9399999999999995,66.150000000000006,43.319999999999993,0.48000000000000004]
#include <algorithm>
#include <vector>
struct P { double key, val; int id; };
extern "C" double f(const double *x, int n) {
  std::vector<P> p;
  for (int i = 0; i < n; i++) p.push_back({x[i], x[i] * x[i], i});
  std::sort(p.begin(), p.end(), [](const P &a, const P &b) { return a.key < b.key; });
  double s = 0;
  for (int i = 0; i < n; i++) s += (i + 1) * p[i].val * p[i].key + p[i].id;
  return s;
}
