// A map in front of a count, filled by a function.
// grad: f
// at: x=1.3
// value: 148.19999999999999
// d x: 114.0
// tol: 1e-6

#define NI __attribute__((noinline)) static
#include <map>
struct S {
  std::map<int, double> m;
  int count = 0;
};
NI void put(S &s, int k, double v) {
  s.m[k] += v;
  s.count++;
}
double f(double x) {
  S s;
  for (int i = 0; i < 6; i++)
    put(s, i % 3, x * i);
  double t = 0;
  for (auto &[k, v] : s.m)
    t += k * v;
  return t * s.count;
}
