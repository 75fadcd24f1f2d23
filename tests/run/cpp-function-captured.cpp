// Two closures in std::function, of which one captures the other: each calls its own function only.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 6.1657319539070111913
// d x: [-2.22209699938310792, 6.19285184263769113, -1.13617653071113064, -1.18609350232695651, 0.983029881961197902]
// at: n=4 x=[0.6, 1.3, 0.9, 1.7]
// value: 6.809122975884004836
// d x: [4.40122657548192212, 4.59996503213797976, 0.529174684130968461, 0.535157190572027796]
#include <functional>
#include <cmath>
extern "C" double f(const double *x, int n) {
  double a = x[0];
  std::function<double(double)> g = [a](double t) { return std::sin(a * t); };
  std::function<double(double)> h = [&](double t) { return g(t) * g(t) + x[1]; };
  double s = 0;
  for (int i = 0; i < n; i++) s += h(x[i]);
  return s;
}
