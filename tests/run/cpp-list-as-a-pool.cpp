// A pool of numbers in two lists beside a count.
// grad: f
// at: x=1.3
// value: 311.79481765726678
// d x: 196.0578399
// tol: 1e-6
#include <math.h>
#define NI __attribute__((noinline)) static
#include <algorithm>
#include <list>
struct Pool {
  std::list<double> free_, used;
  int ops = 0;
};
NI double *get(Pool &p, double v) {
  p.ops++;
  if (p.free_.empty())
    p.free_.push_back(0);
  p.used.splice(p.used.begin(), p.free_, p.free_.begin());
  p.used.front() = v;
  return &p.used.front();
}
NI void put(Pool &p) {
  p.ops++;
  if (!p.used.empty())
    p.free_.splice(p.free_.end(), p.used, std::prev(p.used.end()));
}
double f(double x) {
  Pool p;
  double s = 0;
  for (int i = 0; i < 8; i++) {
    double *d = get(p, x * i);
    *d += sin(*d);
    s += *d * p.ops;
    if (i % 3 == 2)
      put(p);
  }
  for (double v : p.used)
    s += v;
  for (double v : p.free_)
    s -= v * v;
  return s;
}
