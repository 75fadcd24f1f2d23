// Requests in C++: templates over the result, references, class members, lambdas without captures.
#include "check.h"
#include <array>
#include <vector>

extern int enzyme_dup, enzyme_const, enzyme_out;
template <typename Result, typename... Args> Result __enzyme_autodiff(void *, Args...);
template <typename Result, typename... Args> Result __enzyme_fwddiff(void *, Args...);

static double cube(double x) { return x * x * x; }

template <typename T> static T power(T x, T y) { return std::pow(x, y); }

static double norm(const std::vector<double> &x) {
  double s = 0;
  for (double v : x)
    s += v * v;
  return std::sqrt(s);
}

static void scale(const double &k, std::array<double, 3> &x) {
  for (double &v : x)
    v *= k;
}

struct Spring {
  double stiffness, rest;
  double energy(double x) const { return 0.5 * stiffness * (x - rest) * (x - rest); }
};

static double stretched(const Spring &spring, double x) { return spring.energy(x); }

struct Shape {
  virtual ~Shape() = default;
  virtual double area() const = 0;
};

struct Disc final : Shape {
  double radius;
  explicit Disc(double radius) : radius(radius) {}
  double area() const override { return 3 * radius * radius; }
};

static double disc(double radius) { return Disc(radius).area(); }

template <typename F> static double derivative(F f, double x) {
  return __enzyme_autodiff<double>(reinterpret_cast<void *>(f), x);
}

struct Pair {
  double first, second;
};

int main() {
  expect("function", __enzyme_autodiff<double>((void *)cube, 2.0), 12);
  expect("wrapper", derivative(cube, 2.0), 12);
  double (*lambda)(double) = [](double x) { return std::sin(x) * x; };
  expect("lambda", derivative(lambda, 2.0), std::cos(2.0) * 2 + std::sin(2.0));
  expect("lambda here", __enzyme_autodiff<double>((void *)+[](double x) { return x * x; }, 2.0), 4);
  auto [dx, dy] = __enzyme_autodiff<Pair>((void *)power<double>, 2.0, 3.0);
  expect("template, dx", dx, 12);
  expect("template, dy", dy, 8 * std::log(2.0));
  expect("float template", __enzyme_autodiff<float>((void *)power<float>, 2.0f, enzyme_const, 3.0f), 12);
  std::vector<double> x{3, 4}, g{0, 0};
  __enzyme_autodiff<void>((void *)norm, enzyme_dup, &x, &g);
  expect("vector", g[0], 0.6);
  expect("vector", g[1], 0.8);
  double k = 2, dk = 0;
  std::array<double, 3> y{1, 2, 3}, seed{1, 1, 1};
  __enzyme_autodiff<void>((void *)scale, &k, &dk, &y, &seed);
  expect("reference", dk, 6);
  expect("array", seed[1], 2);
  expect("array, primal", y[2], 6);
  Spring spring{3, 1}, dspring{0, 0};
  double force = __enzyme_autodiff<double>((void *)stretched, &spring, &dspring, 3.0);
  expect("member", force, 6);
  expect("stiffness", dspring.stiffness, 2);
  expect("rest", dspring.rest, -6);
  expect("virtual", __enzyme_autodiff<double>((void *)disc, 2.0), 12);
  expect("tangent", __enzyme_fwddiff<double>((void *)cube, 2.0, 1.0), 12);
  return report();
}
