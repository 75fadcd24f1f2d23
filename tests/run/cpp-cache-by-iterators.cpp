// A cache: a list, and a map of iterators into it.
// grad: f
// at: x=1.3
// value: 165.798377155992
// d x: 60.49725716
// tol: 1e-6
#include <math.h>
#define NI __attribute__((noinline)) static
#include <list>
#include <map>
struct L {
  std::list<double> order;
  std::map<int, std::list<double>::iterator> where;
  int hits = 0, cap;
  L(int c) : cap(c) {}
};
NI double get(L &l, int k, double x) {
  auto it = l.where.find(k);
  if (it != l.where.end()) {
    l.hits++;
    l.order.splice(l.order.begin(), l.order, it->second);
    return *it->second;
  }
  l.order.push_front(sin(x * k) + k);
  l.where[k] = l.order.begin();
  return l.order.front();
}
double f(double x) {
  L l(4);
  double s = 0;
  for (int i = 0; i < 12; i++)
    s += get(l, i * i % 5, x) * (i + 1);
  double w = 1;
  for (double v : l.order)
    s += v * w++;
  return s + l.hits;
}
