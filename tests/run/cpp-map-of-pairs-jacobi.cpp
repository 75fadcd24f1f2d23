// A sparse matrix in a map, and Jacobi's method.
// grad: f
// at: x=1.3
// value: 0.47465788661037778
// d x: 0.2195093592
// tol: 1e-6

#define NI __attribute__((noinline)) static
#include <map>
#include <vector>
struct Sp {
  std::map<std::pair<int, int>, double> a;
  int n;
};
NI void add(Sp &s, int i, int j, double v) { s.a[{i, j}] += v; }
NI std::vector<double> jacobi(const Sp &s, const std::vector<double> &b, int it) {
  std::vector<double> x(s.n), y(s.n);
  for (int k = 0; k < it; k++) {
    for (int i = 0; i < s.n; i++)
      y[i] = b[i];
    for (auto &[ij, v] : s.a)
      if (ij.first != ij.second)
        y[ij.first] -= v * x[ij.second];
    for (int i = 0; i < s.n; i++)
      x[i] = y[i] / s.a.at({i, i});
  }
  return x;
}
double f(double x) {
  Sp s;
  s.n = 5;
  for (int i = 0; i < 5; i++) {
    add(s, i, i, 4 + x);
    if (i) {
      add(s, i, i - 1, -1);
      add(s, i - 1, i, -x * 0.5);
    }
  }
  std::vector<double> b{1, x, 2, 3, x * x};
  auto r = jacobi(s, b, 8);
  return r[0] + r[2] * r[4];
}
