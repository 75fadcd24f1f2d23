// Elements move from one list of a structure to another.
// grad: f
// at: x=1.3
// value: -129.51184633909747
// d x: 42.8658115
// tol: 1e-6
#include <math.h>
#define NI __attribute__((noinline)) static
#include <list>
#include <map>
struct Q {
  std::list<double> a, b;
  int moved = 0;
};
NI void shift(Q &q) {
  if (q.a.empty())
    return;
  q.b.splice(q.b.end(), q.a, q.a.begin());
  q.moved++;
  q.b.back() *= 1.5;
}
double f(double x) {
  Q q;
  for (int i = 0; i < 6; i++)
    q.a.push_back(x * i + sin(x * i));
  for (int i = 0; i < 4; i++)
    shift(q);
  q.a.sort();
  q.b.reverse();
  double s = 0, w = 1;
  for (double v : q.a)
    s += v * w++;
  for (double v : q.b)
    s -= v * w++;
  return s * q.moved;
}
