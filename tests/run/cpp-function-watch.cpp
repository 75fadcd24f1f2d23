// A std::function that may be empty, beside one that is called always.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 10.589437783203100939
// d x: [-29.4012492185287343, 12.0060237189934941, 10.8111077762257598, -25.7304174891544626, 0]
// at: n=4 x=[0.6, 1.3, 0.9, 1.7]
// value: 31.034464784612425876
// d x: [-78.1162730074613858, 42.1950646551024164, 40.2015821499297386, -26.4846571267275707]
#include <functional>
#include <cmath>
struct Solver {
  std::function<double(double, double)> rhs;
  std::function<void(double)> watch;
  double run(double y, double t1, int n) const {
    double h = t1 / n, t = 0;
    for (int i = 0; i < n; i++) { y += h * rhs(t, y); t += h; if (watch) watch(y); }
    return y;
  }
};
extern "C" double f(const double *x, int n) {
  double last = 0, sum = 0;
  Solver s;
  s.rhs = [x](double t, double y) { return -x[0] * y + x[1] * std::cos(t); };
  s.watch = [&](double y) { last = y; sum += y * y; };
  double y = s.run(x[2], x[3], 5 * n);
  return y + sum * last;
}
