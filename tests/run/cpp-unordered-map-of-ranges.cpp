// A hash table of pointers, which a function fills.
// grad: f
// at: x=1.3
// value: 61.100000000000009
// d x: 47.0
// tol: 1e-6

#define NI __attribute__((noinline)) static
#include <unordered_map>
struct V {
  double *b, *e;
};
NI void set(std::unordered_map<int, V> &m, int i, double *v) { m[i] = {v, v + i}; }
double f(double x) {
  double a[8];
  for (int i = 0; i < 8; i++)
    a[i] = x * i;
  std::unordered_map<int, V> m;
  for (int i = 0; i < 4; i++)
    set(m, i, a + i);
  double s = 0;
  for (auto &[k, v] : m)
    for (double *p = v.b; p < v.e; p++)
      s += *p * k;
  return s;
}
