// `enzyme_runtime_activity` in C++: vectors, owners and objects with virtual methods whose shadows are partly the objects themselves.
#include "check.h"
#include <memory>
#include <numeric>
#include <stdexcept>
#include <vector>

extern int enzyme_dup, enzyme_const, enzyme_runtime_activity;
template <typename T, typename... A> T __enzyme_autodiff(void *, A...);
template <typename T, typename... A> T __enzyme_fwddiff(void *, A...);

static double product(const std::vector<double> &x, const std::vector<double> &y) {
  return std::inner_product(x.begin(), x.end(), y.begin(), 0.0);
}

static void vectors() {
  std::vector<double> x{1, 2, 3}, y{4, 5, 6}, dx(3);
  __enzyme_autodiff<void>((void *)product, enzyme_runtime_activity, enzyme_dup, &x, &dx, enzyme_dup, &y, &y);
  expect("vector", dx[2], 6);
  expect("memory stays", y[0] + y[1] + y[2], 15);
  __enzyme_autodiff<void>((void *)product, enzyme_dup, &x, &x, enzyme_dup, &y, &y, enzyme_runtime_activity);
  expect("memory stays", x[0] + y[0], 5);
  expect("forward", __enzyme_fwddiff<double>((void *)product, enzyme_runtime_activity, &x, &dx, &y, &y), 16 + 25 + 36);
}

// A vector of which all but one row is constant.
static double rows(const std::vector<std::vector<double>> &a, const std::vector<double> &x) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); i++) {
    if (a[i].size() != x.size())
      throw std::runtime_error("rows and columns do not fit");
    sum += product(a[i], x) * double(i + 1);
  }
  return sum;
}

static void matrices() {
  std::vector<std::vector<double>> a{{1, 2}, {3, 4}}, da{{0, 0}, {0, 0}};
  std::vector<double> x{5, 6}, dx(2);
  // The first row of the shadow becomes that of the primal, by its pointers.
  double *row[3];
  __builtin_memcpy(row, (void *)&da[0], sizeof row);
  __builtin_memcpy((void *)&da[0], (void *)&a[0], sizeof row);
  __enzyme_autodiff<void>((void *)rows, enzyme_runtime_activity, enzyme_dup, &a, &da, enzyme_dup, &x, &dx);
  __builtin_memcpy((void *)&da[0], row, sizeof row);
  expect("constant row", a[0][0] + a[0][1], 3);
  expect("row", da[1][1], 12);
  expect("x", dx[0], 1 + 2 * 3);
}

struct Term {
  virtual double value(const double *x) const = 0;
  virtual ~Term() = default;
};

struct Scaled : Term {
  double by;
  explicit Scaled(double by) : by(by) {}
  double value(const double *x) const override { return by * x[0]; }
};

struct Both : Term {
  std::unique_ptr<Term> one, two;
  Both(Term *one, Term *two) : one(one), two(two) {}
  double value(const double *x) const override { return one->value(x) * two->value(x); }
};

static double evaluated(const Term &term, const double *x) { return term.value(x); }

static void objects() {
  // by · x · (3 · x), of which 3 is constant.
  Both term(new Scaled(2), new Scaled(3)), shadow(new Scaled(0), nullptr);
  shadow.two.reset(term.two.get());
  double x = 5, dx = 0;
  __enzyme_autodiff<void>((void *)evaluated, enzyme_runtime_activity, enzyme_dup, (const Term *)&term, (const Term *)&shadow,
                          enzyme_dup, &x, &dx);
  shadow.two.release();
  auto number = [](const std::unique_ptr<Term> &of) { return static_cast<Scaled &>(*of).by; };
  expect("object", number(shadow.one), 75);
  expect("constant object", number(term.two), 3);
  expect("object", dx, 60);
  dx = 0;
  __enzyme_autodiff<void>((void *)evaluated, enzyme_runtime_activity, enzyme_dup, (const Term *)&term, (const Term *)&term, enzyme_dup,
                          &x, &dx);
  expect("constant objects", dx, 60);
  expect("constant objects", number(term.one), 2);
}

int main() {
  vectors();
  matrices();
  objects();
  return report();
}
