// Functions that a library calls (`elsewhere.cpp`), which finds their derivatives by their addresses.
#include "check.h"
#include "elsewhere.h"
#include <cmath>
extern "C" {
void *__enzyme_virtualreverse(void *);
void *__enzyme_virtualforward(void *);
}

static double g(double x, const double *p) { return x * x * p[0] + std::sin(p[1] * x); }
// Calls the library, which calls back.
RECORD static double inner(double x, const double *p) { return std::exp(-x * p[1]); }
RECORD static double outer(double x, const double *p) { return product(inner, x * p[0], p) + x; }
static void f(double t, const double *y, double *dy, void *data, int n) {
  const double *k = (const double *)data;
  for (int i = 0; i < n; i++) dy[i] = k[0] * y[(i + 1) % n] * y[i] + k[1] * std::sin(t * y[i]);
}
RECORD static float s(int k, float x) { return k % 2 ? x * x : std::sin(x); }
RECORD static double walked(const struct list *l) {
  double sum = 1;
  for (; l; l = l->next) sum += l->values[0] * l->values[1] + (l->optional ? l->optional[0] * l->values[0] : 0);
  return sum;
}
struct spring : model {
  double k, rest;
  spring(double k, double rest) : k(k), rest(rest) {}
  RECORD double energy(const double *x, int n) const override {
    double e = 1;
    for (int i = 1; i < n; i++) e += 0.5 * k * (x[i] - x[i - 1] - rest) * (x[i] - x[i - 1] - rest);
    return e;
  }
};
struct quartic : model {
  double a;
  explicit quartic(double a) : a(a) {}
  RECORD double energy(const double *x, int n) const override {
    double e = 2;
    for (int i = 0; i < n; i++) e += a * x[i] * x[i] * x[i] * x[i];
    return e;
  }
};

// Central differences.
template <class F> static double difference(F of, double &x) {
  const double h = 1e-5, before = x;
  x = before + h;
  const double up = of();
  x = before - h;
  const double down = of();
  x = before;
  return (up - down) / (2 * h);
}

static void numbers(function of) {
  double p[2] = {0.3, 0.4}, p_[2] = {}, x = 1.5;
  auto value = [&] { return product(of, x, p); };
  expect("product, x", product_gradient(of, x, p, p_), difference(value, x));
  for (int i = 0; i < 2; i++) expect("product, p", p_[i], difference(value, p[i]));
  const double dp[2] = {0.5, -1};
  expect("product, tangent", product_tangent(of, x, 2, p, dp), 2 * difference(value, x) + 0.5 * p_[0] - p_[1]);
}

static double stepped(const double *y0, const double *k) {
  double y[3] = {y0[0], y0[1], y0[2]}, data[2] = {k[0], k[1]};
  euler(f, y, data, 3, 20, 0.01);
  return y[0] + 0.5 * y[1] - y[2];
}
static void memory() {
  double y0[3] = {1, 2, 0.5}, k[2] = {0.3, 0.7};
  auto value = [&] { return stepped(y0, k); };
  for (int mode = 0; mode < 3; mode++) {
    double y[3] = {1, 2, 0.5}, y_[3] = {1, 0.5, -1}, k_[2] = {};
    auto *run = mode == 2 ? euler_in_two : euler_gradient;
    run(f, y, y_, k, mode == 1 ? nullptr : k_, 3, 20, 0.01);
    for (int i = 0; i < 3; i++) expect("euler, y", y_[i], difference(value, y0[i]));
    for (int i = 0; i < 2; i++) expect("euler, data", k_[i], mode == 1 ? 0 : difference(value, k[i]));
  }
  double y[3] = {1, 2, 0.5}, dy[3] = {1, 2, 3}, dk[2] = {-1, 0.5};
  euler_tangent(f, y, dy, k, dk, 3, 20, 0.01);
  double want = -difference(value, k[0]) + 0.5 * difference(value, k[1]);
  for (int i = 0; i < 3; i++) want += (i + 1) * difference(value, y0[i]);
  expect("euler, tangent", dy[0] + 0.5 * dy[1] - dy[2], want);
}

// Lists, some of whose memory has no shadow.
static void pointers() {
  double a[2] = {1, 2}, b[2] = {0.5, -1}, o = 3, a_[2] = {}, b_[2] = {};
  struct list second = {b, nullptr, nullptr}, first = {a, &o, &second};
  struct list second_ = {b_, nullptr, nullptr}, first_ = {a_, &o, &second_};
  auto value = [&] { return of_list(walked, &first); };
  of_list_gradient(walked, &first, &first_);
  for (int i = 0; i < 2; i++) {
    expect("list, first", a_[i], difference(value, a[i]));
    expect("list, second", b_[i], difference(value, b[i]));
  }
  expect("list, without a shadow", o, 3);
}

template <class M> static void methods(M m, double M::*member) {
  M m_ = m;
  m_.*member = 0;
  double x[5] = {0.1, 1.3, 1.9, 3.2, 4}, x_[5] = {};
  auto value = [&] { return total(&m, x, 5); };
  total_gradient(&m, &m_, x, x_, 5);
  for (int i = 0; i < 5; i++) expect("method, x", x_[i], difference(value, x[i]));
  expect("method, member", m_.*member, difference(value, m.*member));
}

int main() {
  void *table = __enzyme_virtualreverse((void *)g);
  check("a table", table && __enzyme_virtualforward((void *)g) && __enzyme_virtualreverse((void *)f));
  __enzyme_virtualforward((void *)f);
  function later = g;
  asm("" : "+r"(later));
  check("found when it runs", __enzyme_virtualreverse((void *)later) == table);
  numbers(g);
  numbers(outer);
  memory();
  expect("floats", rounds_gradient(s, 3, 0.7f), std::cos(std::pow(std::sin(0.7), 2)) * 2 * std::sin(0.7) * std::cos(0.7));
  pointers();
  methods(spring(2, 0.8), &spring::k);
  methods(spring(2, 0.8), &spring::rest);
  methods(quartic(0.2), &quartic::a);
  return report();
}
