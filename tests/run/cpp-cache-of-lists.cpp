// A cache by a list and a map of its iterators.
// grad: f
// at: x=1.3
// value: 28.770218322810347
// d x: 98.29516466
// tol: 1e-6
#include <math.h>
#define NI __attribute__((noinline)) static
#include <list>
#include <map>
#include <vector>
struct Cache {
  std::list<std::pair<int, double>> l;
  std::map<int, std::list<std::pair<int, double>>::iterator> m;
  size_t cap = 3;
};
NI double get(Cache &c, int k, double x) {
  auto it = c.m.find(k);
  if (it != c.m.end()) {
    c.l.splice(c.l.begin(), c.l, it->second);
    return it->second->second;
  }
  if (c.l.size() == c.cap) {
    c.m.erase(c.l.back().first);
    c.l.pop_back();
  }
  c.l.push_front({k, sin(x * k)});
  c.m[k] = c.l.begin();
  return c.l.front().second;
}
double f(double x) {
  Cache c;
  double s = 0;
  for (int i = 0; i < 12; i++)
    s += get(c, i * i % 5, x + i * 0.1) * (i + 1);
  return s;
}
