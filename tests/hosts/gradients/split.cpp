// tapeless::augment and tapeless::reverse: tapes as objects, and exceptions that leave the forward sweep.
#include "check.h"
#include <cmath>
#include <memory>
#include <stdexcept>
#include <tapeless/tapeless.h>
#include <thread>
#include <utility>
#include <vector>

using namespace tapeless;

namespace {

double curve(const double *x, int n, double a) {
  std::vector<double> t(n);
  double s = 0;
  for (int i = 0; i < n; i++) t[i] = std::sin(x[i]) * a * (i ? t[i - 1] : 1);
  for (double v : t) s += v * v;
  return s;
}

void squares(const std::vector<double> &x, std::vector<double> &y) {
  y.clear();
  for (double v : x) y.push_back(v * v * v);
}

struct Point {
  double x, y;
};
double weighted(Point p, double w) { return p.x * p.y * w; }
int doubled(double *x) { return (*x *= 2) > 1; }

struct Scaled {
  double factor;
  double operator()(double x) const { return factor * x * x; }
};

__attribute__((noinline)) double risky(double a, int i) {
  std::vector<double> v(3, a);
  if (a > 100) throw std::runtime_error("large");
  try {
    if (i == 2) throw 1;
    v[1] *= 2;
  } catch (int) {
    v[2] *= a;
  }
  return v[0] * v[1] + v[2];
}
double thrown(const double *x, int n) {
  std::vector<std::unique_ptr<double>> all;
  double s = 0;
  for (int i = 0; i < n; i++) {
    all.push_back(std::make_unique<double>(risky(x[i], i)));
    s += *all.back() * std::sin(x[i]);
  }
  return s;
}

void numbers() {
  double x[3] = {0.3, 0.5, 0.7}, dx[3] = {}, ex[3] = {};
  auto both = autodiff<ReverseWithPrimal>(curve, Duplicated<const double *>{x, ex}, Const{3}, Active{1.5});
  auto tape = augment<curve>(Duplicated<const double *>{x, dx}, Const{3}, Active{1.5});
  expect("value", tape.value, get<1>(both));
  auto other = std::move(tape);
  x[0] = x[1] = x[2] = 0;
  expect("adjoint", get<0>(reverse(other)), get<0>(get<0>(both)));
  for (int i = 0; i < 3; i++) expect("shadow", dx[i], ex[i]);
  std::thread([&] { expect("again", get<0>(reverse(other, 2)), 2 * get<0>(get<0>(both))); }).join();
  for (int i = 0; i < 3; i++) expect("shadows are added to", dx[i], 3 * ex[i]);
  // One that is never used, one that another takes the place of.
  other = augment<curve>(Duplicated<const double *>{x, dx}, Const{3}, Active{1.5});
  augment<curve>(Duplicated<const double *>{x, dx}, Const{3}, Active{1.5});
}

void objects() {
  Scaled scaled{3};
  auto tape = augment(scaled, Active{2.0});
  expect("an object", tape.value, 12);
  expect("an object", get<0>(reverse(tape)), 12);
  auto of_struct = augment<weighted>(Active{Point{2, 3}}, Active{5.0});
  for (int again = 0; again < 2; again++) {
    auto [p, w] = reverse(of_struct, 10.0);
    expect("a structure", p.x, 150);
    expect("a structure", p.y, 100);
    expect("beside a structure", w, 60);
  }
  std::vector<double> x{1, 2}, dx(2), y{0, 0}, dy(2);
  auto nothing = augment<squares>(Duplicated<const std::vector<double> &>{x, dx}, Duplicated<std::vector<double> &>{y, dy});
  dy = {1, 10};
  reverse(nothing);
  expect("vectors", dx[0], 3);
  expect("vectors", dx[1], 120);
  double z = 2, dz = 1;
  auto constant = augment<doubled>(Duplicated<double *>{&z, &dz});
  expect("an integer", constant.value, 1);
  reverse(constant);
  expect("an integer", dz, 2);
}

void exceptions() {
  double x[4] = {1, 2, 3, 4}, dx[4] = {}, ex[4] = {};
  {
    auto tape = augment<thrown>(Duplicated<const double *>{x, dx}, Const{4});
    autodiff<Reverse>(thrown, Duplicated<const double *>{x, ex}, Const{4});
    reverse(tape);
  }
  for (int i = 0; i < 4; i++) expect("exceptions within", dx[i], ex[i]);
  x[3] = 1000;
  int left = 0;
  try {
    augment<thrown>(Duplicated<const double *>{x, dx}, Const{4});
  } catch (const std::exception &) {
    left++;
  }
  try {
    __enzyme_autodiff<void>((void *)thrown, enzyme_width, 2, enzyme_dup, x, dx, ex, 4);
  } catch (const std::exception &) {
    left++;
  }
  try {
    __enzyme_augmentfwd<std::pair<void *, double>>((void *)thrown, enzyme_width, 2, enzyme_dup, x, dx, ex, 4);
  } catch (const std::exception &) {
    left++;
  }
  expect("exceptions that leave", left, 3);
}

} // namespace

int main() {
  numbers();
  objects();
  exceptions();
  return report();
}
