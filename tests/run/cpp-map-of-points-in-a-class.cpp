// A map of structures in a class, whose methods are called.
// grad: f
// at: x=1.3
// value: 86.546831017084926
// d x: 74.25186843
// tol: 1e-6
#include <map>
#include <math.h>
#include <set>
#include <string>
struct P {
  double x, y;
  int id;
};
class Store {
  std::map<int, P> ps;

public:
  __attribute__((noinline)) void add(int id, double x, double y) { ps[id] = {x, y, id}; }
  __attribute__((noinline)) double dist(int a, int b) const {
    auto &p = ps.at(a), &q = ps.at(b);
    return sqrt((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y));
  }
  __attribute__((noinline)) void erase(int id) { ps.erase(id); }
  __attribute__((noinline)) double sum() const {
    double s = 0;
    for (auto &[k, p] : ps)
      s += k * p.x + p.y * p.id;
    return s;
  }
};
double f(double x) {
  Store s;
  for (int i = 0; i < 6; i++)
    s.add(i * 7 % 10, x * i, sin(x + i));
  s.erase(4);
  double t = s.sum();
  t += s.dist(0, 7) * s.dist(1, 8);
  return t;
}
