// Functions that return a std::function.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 5.0589464803314109703
// d x: [5.08453504732874814, 1.17879303570522943, -0.549655728037189217, -0.19246164932854126, 2.74978802223750775]
// at: n=4 x=[0.6, 1.3, 0.9, 1.7]
// value: 2.9046682606805113591
// d x: [5.45170146352148052, 1.43168189552506108, 1.05399022972489231, 2.17703605535518847]
#include <functional>
#include <cmath>
static std::function<double(double)> scaled(double k) { return [k](double t) { return k * std::sin(t); }; }
static std::function<double(double)> powered(const double *x, int n) { return [x, n](double t) { return std::pow(t, x[n - 1]); }; }
extern "C" double f(const double *x, int n) {
  auto g = scaled(x[0]);
  auto h = powered(x, n);
  double s = 0;
  for (int i = 0; i < n; i++) s += g(x[i]) * h(x[i]);
  return s;
}
