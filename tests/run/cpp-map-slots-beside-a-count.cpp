// Slots of a map in front of a count are handed out, the map is copied and moved.
// grad: f
// at: x=1.3
// value: 1795.6574999999998
// d x: 3426.5
// tol: 1e-6

#define NI __attribute__((noinline)) static
#include <list>
#include <map>
struct S {
  std::map<int, double> m;
  int count = 0;
};
NI double *slot(S &s, int k) {
  s.count++;
  return &s.m[k];
}
NI void copy(S &a, const S &b) { a = b; }
double f(double x) {
  S s, t;
  for (int i = 0; i < 6; i++)
    *slot(s, i % 3) += x * i;
  copy(t, s);
  *slot(t, 1) *= x;
  S u = std::move(s);
  double r = 0;
  for (auto &[k, v] : t.m)
    r += k * v * v;
  for (auto &[k, v] : u.m)
    r += v;
  return r * t.count;
}
