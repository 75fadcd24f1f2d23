// Events by time, which make others, in a class.
// grad: f
// at: x=1.3
// value: 673.4000000000002
// d x: 518.0
// tol: 1e-6
#include <list>
#include <map>
#include <stdbool.h>
class Sim {
  std::multimap<double, int> ev;
  double t = 0, sum = 0;
  int n = 0;

public:
  __attribute__((noinline)) void at(double time, int id) { ev.emplace(time, id); }
  __attribute__((noinline)) bool step(double x) {
    if (ev.empty())
      return false;
    auto it = ev.begin();
    double nt = it->first;
    int id = it->second;
    ev.erase(it);
    sum += (nt - t) * id;
    t = nt;
    n++;
    if (n < 10)
      at(t + x * (1 + id % 3), id + 1);
    return true;
  }
  double result() const { return sum * n + t; }
};
double f(double x) {
  Sim s;
  s.at(x, 1);
  s.at(2 * x + 0.1, 2);
  while (s.step(x))
    ;
  return s.result();
}
