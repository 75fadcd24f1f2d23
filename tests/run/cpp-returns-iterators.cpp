// Pairs of iterators and flags that functions return.
// grad: f
// at: x=1.3
// value: 65.697295087048062
// d x: 76.69784636
// tol: 1e-6
#include <math.h>
#include <stdbool.h>
#define NI __attribute__((noinline)) static
#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>
NI std::pair<std::map<int, double>::iterator, bool> ins(std::map<int, double> &m, int k, double v) {
  auto r = m.insert({k, v});
  if (!r.second)
    r.first->second += v;
  return r;
}
NI std::pair<const double *, size_t> big(const std::vector<double> &v) {
  auto it = std::max_element(v.begin(), v.end());
  return {&*it, it - v.begin()};
}
double f(double x) {
  std::map<int, double> m;
  double s = 0;
  for (int i = 0; i < 8; i++) {
    auto [it, fresh] = ins(m, i % 3, x * i);
    s += it->second * (fresh ? 1 : x);
  }
  std::vector<double> v;
  for (auto &[k, d] : m)
    v.push_back(sin(d));
  auto [p, at] = big(v);
  return s + *p * (at + 1);
}
