// Several directions at once, as the header has them.
#include "check.h"
#include <array>
#include <cmath>
#include <tapeless/tapeless.h>
#include <vector>
using namespace tapeless;

static double f(const double *x, double a) { return x[0] * x[1] * a + std::sin(a); }
static void g(const std::vector<double> &x, std::vector<double> &y) {
  for (std::size_t i = 0; i < x.size(); i++)
    y[i] = x[i] * x[0];
}
static float single(float x, int n) { return n * x * x; }

int main() {
  double x[2] = {2, 3}, d[3][2] = {{1, 0}, {0, 1}, {0, 0}}, r[2][2] = {};
  using X = const double *;
  const BatchDuplicated<X, 3> along{x, {d[0], d[1], d[2]}};
  const double at = 6 + std::cos(0.5);
  auto [t] = autodiff<Forward>(f, along, BatchDuplicated<double, 3>{0.5, {0, 0, 1}});
  expect("a pointer's direction", t[0], 1.5);
  expect("another", t[1], 1);
  expect("a number's", t[2], at);
  auto [v, u] = autodiff<Forward, Duplicated<double>>(f, along, Const{0.5});
  expect("the result", v, 3 + std::sin(0.5));
  expect("with tangents", u[0] + u[1] + u[2], 2.5);
  auto [adjoints, w] = autodiff<ReverseWithPrimal>(f, BatchDuplicated<X, 2>{x, {r[0], r[1]}}, Active{0.5});
  expect("the result", w, v);
  expect("adjoints of a number", get<0>(adjoints)[0] + get<0>(adjoints)[1], 2 * at);
  expect("and of memory", r[0][0] + 10 * r[1][1], 11.5);
  std::vector<double> p{1, 2}, y(2), p0(2), p1(2), y0{1, 0}, y1{0, 1};
  autodiff<Reverse>(g, BatchDuplicated<const std::vector<double> &, 2>{p, {&p0, &p1}},
                    BatchDuplicatedNoNeed<std::vector<double> &, 2>{y, {&y0, &y1}});
  expect("of vectors", p0[0] + 10 * p1[0] + 100 * p1[1], 122);
  const double k = 2;
  auto [l] = autodiff<Forward>([&](const double *z) { return k * z[0] + z[1]; }, along);
  expect("of a lambda", l[0] + 10 * l[1], 12);
  auto [s] = autodiff<Forward>(single, BatchDuplicated<float, 2>{1.5f, {1, 3}}, Const{2});
  expect("in single precision", s[0] + 10.0 * s[1], 186);
  return report();
}
