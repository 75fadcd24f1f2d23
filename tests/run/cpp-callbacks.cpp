// Callbacks with a context, tables of lambdas, std::bind, std::any, std::function by value and by reference.
// grad: f
// at: n=5 x=[1.25,0.75,2.5,1.875,0.375]
// value: 66.21680124890403
// d x: [75.134342774412631,7.761787839592172,-0.88081413131480692,33.617926523117727,53.818829039631444]
#include <any>
#include <functional>
struct context {
  double a, b;
};
__attribute__((noinline)) static double sum(double (*g)(double, void *), void *given, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += g(0.25 * i, given);
  return s;
}
__attribute__((noinline)) static double fixed_point(std::function<double(double)> g, double at, int n) {
  for (int i = 0; i < n; i++)
    at = g(at);
  return at;
}
static double fma(double a, double b, double c) { return a * b + c; }
extern "C" double f(int n, const double *x) {
  context c{x[0], x[1]};
  double s = sum(
      [](double t, void *p) {
        context *in = static_cast<context *>(p);
        in->b += 0.5;
        return in->a / (in->b + t);
      },
      &c, 8);
  static double (*const table[])(double, double) = {[](double a, double b) { return a * b; },
                                                    [](double a, double b) { return a + b * b; },
                                                    [](double a, double b) { return a / b; }};
  for (int i = 0; i < n; i++)
    s = table[i % 3](s, x[i]);
  auto bound = std::bind(fma, x[2], std::placeholders::_1, x[3]);
  s += bound(s) * c.b;
  std::any any = s * x[4];
  s += std::any_cast<double>(any) * x[4];
  double a = x[0];
  return s + fixed_point([a](double t) { return (t + a / t) / 2; }, x[1], 4);
}
