// A cache in a class, in front of counts of its use.
// grad: f
// at: x=1.3
// value: 1253.5964999999999
// d x: 1786.62
// tol: 1e-6
#include <map>
#include <math.h>
#include <vector>
class Model {
  std::vector<double> p;
  std::map<int, double> cache;
  int hits = 0;
  long calls = 0;
  double scale;

public:
  Model(double s) : scale(s) {}
  __attribute__((noinline)) void add(double v) { p.push_back(v * scale); }
  __attribute__((noinline)) double eval(int n) {
    calls++;
    auto it = cache.find(n);
    if (it != cache.end()) {
      hits++;
      return it->second;
    }
    double s = 0;
    for (size_t i = 0; i < p.size(); i++)
      s += p[i] * pow(scale, (double)(i % n));
    cache[n] = s;
    return s;
  }
  double stat() const { return hits + 0.5 * calls; }
};
double f(double x) {
  Model m(x);
  for (int i = 0; i < 5; i++)
    m.add(x + i);
  double s = 0;
  for (int i = 0; i < 7; i++)
    s += m.eval(1 + i % 3);
  return s * m.stat();
}
