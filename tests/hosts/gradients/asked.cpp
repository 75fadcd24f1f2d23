// Derivatives as they are asked for: gradients, Jacobians, Hessians and products with them, of all kinds of vectors.
#include "check.h"
#include <array>
#include <cmath>
#include <tapeless/tapeless.h>
#include <vector>
#if __cplusplus >= 202002L
#include <span>
#endif
#if __has_include(<eigen3/Eigen/Dense>) && defined(__OPTIMIZE__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Weverything"
#include <eigen3/Eigen/Dense>
#pragma clang diagnostic pop
#endif

using namespace tapeless;

namespace {

double cubic(double x) { return x * x * x; }
double scaled(double x, double k, int n) { return k * std::pow(x, n); }
double energy(const std::vector<double> &x) {
  double s = 0;
  for (std::size_t i = 0; i + 1 < x.size(); i++) s += 100 * std::pow(x[i + 1] - x[i] * x[i], 2) + std::pow(1 - x[i], 2);
  return s;
}
std::vector<double> bands(const std::vector<double> &x, double k) {
  std::vector<double> y;
  for (std::size_t i = 0; i < x.size(); i++) y.push_back(k * x[i] * x[(i + 1) % x.size()] + std::sin(x[i]));
  return y;
}
std::array<double, 2> few(const std::array<double, 12> &x) {
  std::array<double, 2> y{};
  for (int i = 0; i < 12; i++) y[i % 2] += x[i] * x[(i + 5) % 12];
  return y;
}
std::vector<float> many(float x) {
  std::vector<float> y(11);
  for (int i = 0; i < 11; i++) y[i] = std::sin(x * i);
  return y;
}

void numbers() {
  expect("a number", gradient(cubic, 2.0), 12);
  expect("with others behind it", gradient(scaled, 2.0, 3.0, 4), 96);
  auto [value, slope] = value_and_gradient([](double x) { return x * std::exp(x); }, 1.0);
  expect("value", value, std::exp(1));
  expect("gradient", slope, 2 * std::exp(1));
  expect("second", hvp(cubic, 2.0, 1.0), 12);
  expect("hessian", hessian(cubic, 2.0)(0, 0), 12);
  expect("jvp", jvp(cubic, 2.0, 0.5), 6);
  auto column = jacobian(many, 0.5f);
  for (int i = 0; i < 11; i++) expect("many of one", column(i, 0), i * std::cos(0.5f * i));
}

void vectors() {
  std::vector<double> x(11), v(11), w(11);
  for (int i = 0; i < 11; i++) x[i] = 0.3 * i - 1, v[i] = std::cos(i), w[i] = std::sin(i);
  auto g = gradient(energy, x);
  for (int i = 0; i < 11; i++) {
    auto up = x, down = x;
    up[i] += 1e-6, down[i] -= 1e-6;
    expect("gradient", g[i], (energy(up) - energy(down)) / 2e-6);
  }
  auto h = hessian(energy, x);
  auto hv = hvp(energy, x, v);
  for (int i = 0; i < 11; i++) {
    double s = 0;
    for (int j = 0; j < 11; j++) s += h(i, j) * v[j], expect("symmetric", h(i, j), h(j, i));
    expect("hvp", hv[i], s);
    expect("diagonal", h(i, i), (i < 10 ? 1200 * x[i] * x[i] - 400 * x[i + 1] + 2 : 0) + (i > 0 ? 200 : 0));
  }
  auto j = jacobian(bands, x, 2.0);
  auto jv = jvp(bands, x, v, 2.0);
  auto wj = vjp(bands, x, w, 2.0);
  for (int i = 0; i < 11; i++) {
    double a = 0, b = 0;
    for (int k = 0; k < 11; k++) a += j(i, k) * v[k], b += w[k] * j(k, i);
    expect("jvp", jv[i], a);
    expect("vjp", wj[i], b);
    expect("jacobian", j(i, i), 2 * x[(i + 1) % 11] + std::cos(x[i]));
  }
}

void arrays() {
  std::array<double, 12> x{};
  for (int i = 0; i < 12; i++) x[i] = 1 + 0.1 * i;
  auto j = jacobian(few, x);
  for (int i = 0; i < 12; i++) {
    double want[2] = {};
    want[i % 2] += x[(i + 5) % 12], want[(i + 7) % 2] += x[(i + 7) % 12];
    expect("rows", j(0, i), want[0]), expect("rows", j(1, i), want[1]);
  }
  double scale = 3;
  std::array<double, 3> y{1, 2, 3};
  auto g = gradient([&](const std::array<double, 3> &y) { return scale * y[0] * y[1] * y[2]; }, y);
  expect("what a lambda holds", g[1], 9);
#if defined(__cpp_lib_span)
  double raw[3] = {1, 2, 3};
  auto s = gradient([](std::span<const double> x) { return x[0] * x[1] + x[2] * x[2]; }, std::span<const double>(raw));
  expect("a span", s[0], 2), expect("a span", s[2], 6);
  auto hs = hessian([](std::span<const double> x) { return x[0] * x[1] + x[2] * x[2]; }, std::span<const double>(raw));
  expect("a span", hs(0, 1), 1), expect("a span", hs(2, 2), 2);
#endif
}

#if defined(EIGEN_WORLD_VERSION)
double cubes(const Eigen::VectorXd &x) { return (x * x.transpose()).trace() + x.array().cube().sum(); }
Eigen::VectorXd squares(const Eigen::VectorXd &x) { return 2.0 * x.cwiseProduct(x); }
double trace(const Eigen::Matrix3d &a) { return (a * a).trace(); }

void of_eigen() {
  Eigen::VectorXd x(3);
  x << 1, 2, 3;
  const Eigen::VectorXd g = gradient(cubes, x);
  expect("a vector of Eigen", g[1], 4 + 12);
  auto h = hessian(cubes, x);
  expect("a vector of Eigen", h(1, 1), 2 + 12), expect("a vector of Eigen", h(0, 1), 0);
  expect("a vector of Eigen", jacobian(squares, x)(2, 2), 12);
  Eigen::Matrix3d a = Eigen::Matrix3d::Identity();
  a(0, 1) = 5;
  const Eigen::Matrix3d t = gradient(trace, a);
  expect("a matrix of Eigen", t(1, 0), 10), expect("a matrix of Eigen", t(0, 0), 2);
}
#else
void of_eigen() {}
#endif

} // namespace

int main() {
  of_eigen();
  numbers();
  vectors();
  arrays();
  return report();
}
