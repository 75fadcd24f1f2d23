// A hash table that a function fills: buckets lead to nodes, and these are no buckets.
// grad: f
// at: x=1.3
// value: 18.200000000000003
// d x: 14.0
// tol: 1e-6

#define NI __attribute__((noinline)) static
#include <unordered_map>
struct M {
  std::unordered_map<int, double> rows;
};
NI void set(M &m, int i, double v) { m.rows[i] = v; }
double f(double x) {
  M m;
  for (int i = 0; i < 4; i++)
    set(m, i, x * i);
  double s = 0;
  for (auto &[k, v] : m.rows)
    s += v * k;
  return s;
}
