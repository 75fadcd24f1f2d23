// Two maps of different values in one structure.
// grad: f
// at: x=1.3
// value: 10.491000000000001
// d x: 18.21
// tol: 1e-6

#define NI __attribute__((noinline)) static
#include <map>
#include <string>
#include <vector>
struct Db {
  std::map<int, double> a;
  std::map<int, std::vector<double>> b;
};
NI void def(Db &d, int n, double v) {
  d.a[n] = v;
  d.b[n].push_back(v);
}
double f(double x) {
  Db d;
  def(d, 1, x);
  def(d, 2, x * x);
  def(d, 1, 3 * x);
  return d.a.at(1) * d.b.at(2)[0] + d.b.at(1)[1];
}
