// std::vector: operator new and delete, memset, pointers in memory.
// grad: f
// at: n=4 x=[1,2,3,4]
// value: 104
// d x: [64,72,48,16]
#include <vector>
extern "C" double f(int n, const double *x) {
  std::vector<double> t(n);
  for (int i = 0; i < n; i++)
    t[i] = x[i] * x[i];
  double s = 0;
  for (int i = 0; i < n; i++)
    s += t[i] * t[n - 1 - i];
  return s;
}
