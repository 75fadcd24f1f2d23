// tapeless::autodiff: what it takes, and the tuples that it gives.
#include "check.h"
#include <array>
#include <stdexcept>
#include <tapeless/tapeless.h>
#include <type_traits>
#include <vector>

using namespace tapeless;

namespace {

struct Matrix {
  double at[2][2];
};

Matrix product(const Matrix &x, const Matrix &y) noexcept {
  Matrix r{};
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++)
      for (int k = 0; k < 2; k++)
        r.at[i][j] += x.at[i][k] * y.at[k][j];
  return r;
}

double square(double x) { return x * x; }
double half(double x) { return x / 2; }
double mixed(float a, float b, float c, double d) { return a * b * c * d; }
double by_reference(const double &x, double y) { return x * x * y; }
int above_one(double x) { return x > 1; }
const double *element(const double *x, int i) { return x + i; }

void scale(double k, double *x, int n) {
  for (int i = 0; i < n; i++)
    x[i] *= k;
}

struct Point {
  double x, y;
  float weight;
};
double weighted(Point p) { return p.x * p.y * p.weight; }

struct Polynomial {
  double factor;
  std::vector<double> coefficients;
  double operator()(double x) const {
    double s = 0;
    for (double c : coefficients)
      s = s * x + c;
    return factor * s;
  }
};

struct Overloaded {
  double operator()(double x) { return 10 * x; }
  float operator()(float x) { return 2 * x; }
};

double guarded(double x) {
  if (x < 0)
    throw std::runtime_error("negative");
  return x * x * x;
}

double total(const std::vector<double> &x) {
  double s = 0;
  for (double v : x)
    s += v * v;
  return s;
}

// A callback that is called again, with another one.
__attribute__((noinline)) double repeated(double (*f)(double), double x, int n) {
  return n == 0 ? f(x) : f(repeated(half, x, n - 1));
}

template <typename F> double applied(F f, double x) { return f(f(x)); }

void numbers() {
  auto [gradient] = autodiff<Reverse>(mixed, Active{2.f}, Active{3.f}, Active{5.f}, Active{7.0});
  static_assert(std::is_same_v<decltype(gradient), tuple<float, float, float, double>>);
  auto [a, b, c, d] = gradient;
  expect("a", a, 105), expect("b", b, 70), expect("c", c, 42), expect("d", d, 30);
  auto [some, value] = autodiff<ReverseWithPrimal>(mixed, Active{2.0}, Const{3.f}, Active{5.f}, Active{7.0});
  static_assert(std::is_same_v<decltype(some), tuple<double, float, double>>);
  expect("a as double", get<0>(some), 105), expect("d", get<2>(some), 30), expect("value", value, 210);
  auto both = autodiff<Forward, Duplicated<double>>(square, Duplicated{3, 0.5});
  expect("square", get<0>(both), 9), expect("tangent", get<1>(both), 3);
  expect("tangent alone", get<0>(autodiff<Forward>(square, DuplicatedNoNeed{3.0, 1.0})), 6);
  expect("value alone", get<0>(autodiff<Forward, Const<double>>(square, Duplicated{3.0, 1.0})), 9);
  static_assert(std::is_same_v<decltype(autodiff<Reverse>(square, Const{3.0})), tuple<tuple<>>>);
  auto [none, count] = autodiff<ReverseWithPrimal>(above_one, Active{2.0});
  static_assert(std::is_same_v<decltype(count), int>);
  expect("no derivative", get<0>(none), 0), expect("integer", count, 1);
  expect("integer", get<0>(autodiff<Forward>(above_one, Duplicated{2.0, 1.0})), 1);
}

void memory() {
  double x[3] = {1, 2, 3}, dx[3] = {1, 1, 1};
  expect("dk", get<0>(get<0>(autodiff<Reverse>(scale, Active{2.0}, Duplicated{x, dx}, Const{std::size_t(3)}))), 6);
  expect("dx", dx[1], 2), expect("x", x[1], 4);
  static_assert(std::is_same_v<decltype(autodiff<Forward>(scale, Duplicated{2.0, 1.0}, Duplicated{x, dx}, Const{3})),
                               tuple<>>);
  autodiff<Forward>(scale, Duplicated{2.0, 1.0}, Duplicated{x, dx}, Const{3});
  expect("forward x", x[1], 8), expect("forward dx", dx[1], 8);
  expect("pointer", *get<0>(autodiff<Forward>(element, Duplicated<const double *>{x, dx}, Const{1})), 8);
  std::vector<double> v{3, 4}, dv{0, 0};
  autodiff<Reverse>(total, Duplicated<const std::vector<double> &>{v, dv});
  expect("vector", dv[1], 8);
  expect("reference, value", get<0>(get<0>(autodiff<Reverse>(by_reference, Active{3.0}, Const{2.0}))), 12);
  expect("reference, tangent", get<0>(autodiff<Forward>(by_reference, Duplicated{3.0, 1.0}, Duplicated{2.0, 1.0})),
         21);
}

void structures() {
  auto [p] = get<0>(autodiff<Reverse>(weighted, Active{Point{2, 3, 5}}));
  expect("p.x", p.x, 15), expect("p.y", p.y, 10), expect("p.weight", p.weight, 6);
  expect("point", get<0>(autodiff<Forward>(weighted, Duplicated{Point{2, 3, 5}, Point{1, 10, 100}})),
         15 + 100 + 600);
  Matrix x{{{1, 2}, {3, 4}}}, dx{{{1, 0}, {0, 1}}}, y{{{5, 6}, {7, 8}}}, dy{};
  // A pointer may stand for a reference.
  auto [r, dr] = autodiff<Forward, Duplicated<Matrix>>(product, Duplicated<const Matrix *>{&x, &dx},
                                                       Duplicated<const Matrix &>{y, dy});
  expect("product", r.at[0][0], 19), expect("tangent", dr.at[1][0], 7);
  auto alone = autodiff<Forward, Const<Matrix>>(product, Duplicated<const Matrix *>{&x, &dx}, Const<const Matrix &>{y});
  expect("product alone", get<0>(alone).at[0][0], 19);
  auto primal = autodiff<ReverseWithPrimal, Const<Matrix>>(product, Duplicated{&x, &dx}, Const<const Matrix &>{y});
  expect("product of reverse", get<1>(primal).at[0][0], 19);
}

void callables() {
  const Polynomial polynomial{2, {1, 2, 3}};
  expect("object", get<0>(get<0>(autodiff<Reverse>(polynomial, Active{2.0}))), 12);
  expect("overload", get<0>(get<0>(autodiff<Reverse>(Overloaded{}, Active{3.0}))), 10);
  expect("other overload", get<0>(get<0>(autodiff<Reverse>(Overloaded{}, Active{3.f}))), 2);
  double k = 3;
  expect("lambda", get<0>(get<0>(autodiff<Reverse>([&](double x) { return k * x * x; }, Active{2.0}))), 12);
  double (*pointer)(double) = [](double x) { return std::sin(x); };
  expect("pointer", get<0>(get<0>(autodiff<Reverse>(pointer, Active{0.0}))), 1);
  expect("callback", get<0>(get<0>(autodiff<Reverse>(applied<double (*)(double)>, Const{square}, Active{2.0}))), 32);
  expect("callbacks", get<0>(get<0>(autodiff<Reverse>(repeated, Const{square}, Active{3.0}, Const{2}))), 0.375);
  bool caught = false;
  try {
    autodiff<Reverse>(guarded, Active{-1.0});
  } catch (const std::runtime_error &) {
    caught = true;
  }
  expect("caught", caught, 1);
  expect("not thrown", get<0>(get<0>(autodiff<Reverse>(guarded, Active{2.0}))), 12);
}

} // namespace

int main() {
  numbers();
  memory();
  structures();
  callables();
  return report();
}
