// std::vector::push_back: growth by reallocation.
// grad: f
// at: n=5 x=1.25
// value: 377.696328163147
// d x: 1099.1762161254883
#include <vector>
extern "C" double f(int n, double x) {
  std::vector<double> t;
  for (int i = 0; i < n; i++)
    t.push_back(i ? t.back() * x + i : x);
  double s = 0;
  for (double v : t)
    s += v * v;
  return s;
}
