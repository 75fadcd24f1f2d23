// A hash table of structures of a float, a count and a double.
// grad: f
// at: x=1.3
// value: 108.7666660944621
// d x: 83.6666666667
// tol: 1e-6

#define NI __attribute__((noinline)) static
#include <map>
#include <unordered_map>
#include <vector>
struct Rec {
  float a;
  int n;
  double b;
};
NI void upd(std::unordered_map<int, Rec> &m, int k, double x) {
  Rec &r = m[k];
  r.a += (float)x;
  r.n++;
  r.b += x * r.n;
}
NI double fold(const std::unordered_map<int, Rec> &m) {
  double s = 0;
  for (auto &[k, r] : m)
    s += r.a * k + r.b / r.n;
  return s;
}
double f(double x) {
  std::unordered_map<int, Rec> m;
  for (int i = 0; i < 9; i++)
    upd(m, i % 4, x * i);
  return fold(m);
}
