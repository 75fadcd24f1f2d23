// Ownership through std::unique_ptr.
// grad: f
// at: n=3 x=[1,2,3]
// value: 6
// d x: [12,3,2]
#include <memory>
extern "C" double f(int n, const double *x) {
  std::unique_ptr<double[]> t(new double[n]);
  for (int i = 0; i < n; i++)
    t[i] = x[i] * (i ? t[i - 1] : 1);
  return t[n - 1] * t[0];
}
