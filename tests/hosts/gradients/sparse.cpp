// Sparse Jacobians and Hessians: patterns, values, and how many directions they take.
#include "check.h"
#include <array>
#include <cmath>
#include <tapeless/sparse.hpp>
#include <tapeless/tapeless.h>
#include <vector>

using namespace tapeless;

namespace {

using vec = std::vector<double>;

int calls;
// Three neighbours, a branch, memory of its own, a callee.
__attribute__((noinline)) double flux(double a, double b) { return a > b ? std::exp(0.1 * (a - b)) - 1 : std::sin(a - b); }
vec diffusion(const vec &x, double k) {
  const std::size_t n = x.size();
  vec y(n), t(n + 1);
  calls++;
  t[0] = flux(0, x[0]), t[n] = flux(x[n - 1], 0);
  for (std::size_t i = 1; i < n; i++) t[i] = k * flux(x[i - 1], x[i]);
  for (std::size_t i = 0; i < n; i++) y[i] = t[i] - t[i + 1] + x[i] * x[i] * x[i];
  return y;
}
double chain(const vec &x) {
  double s = 0;
  for (std::size_t i = 0; i + 2 < x.size(); i++) s += std::pow(x[i + 1] - x[i] * x[i + 2], 2) + std::log(1 + x[i] * x[i]);
  return s;
}
// One dense row: fewer directions by rows.
vec wide(const vec &x) {
  vec y(3);
  for (double v : x) y[0] += v * v;
  y[1] = x[1] * x[2], y[2] = x.back();
  return y;
}
// On paths, through integers, minima, and what does not depend on anything.
vec odd(const vec &x) {
  vec y(5);
  double *at[2] = {&y[1], &y[2]};
  *at[x[0] > 0] = x[3] * 2;
  y[0] = std::fmin(x[1], x[2]);
  y[3] = std::floor(x[0]) * x[4];
  y[4] = 7;
  return y;
}

bool has(const pattern &of, std::size_t row, const std::vector<std::size_t> &want) {
  return std::vector<std::size_t>(of.columns.begin() + of.start[row], of.columns.begin() + of.start[row + 1]) == want;
}

void jacobians() {
  vec x(40);
  for (int i = 0; i < 40; i++) x[i] = std::sin(i) + 0.3;
  auto p = jacobian_pattern(diffusion, x, 2.0);
  expect("three a row", has(p, 0, {0, 1}) && has(p, 7, {6, 7, 8}) && has(p, 39, {38, 39}), 1);
  auto j = sparse_jacobian(diffusion, x, 2.0);
  auto d = jacobian(diffusion, x, 2.0);
  for (int i = 0; i < 40; i++)
    for (int k = 0; k < 40; k++) expect("as the dense one", j(i, k), d(i, k));
  auto w = sparse_jacobian(wide, x);
  auto dw = jacobian(wide, x);
  for (int k = 0; k < 40; k++)
    for (int i = 0; i < 3; i++) expect("by rows", w(i, k), dw(i, k));
  vec o{1.5, 2, 3, 4, 5};
  auto q = jacobian_pattern(odd, o);
  expect("a minimum", has(q, 0, {1, 2}), 1);
  expect("the path that is taken", has(q, 1, {}) && has(q, 2, {3}), 1);
  expect("through an integer", has(q, 3, {4}) || has(q, 3, {0, 4}), 1);
  expect("a constant", has(q, 4, {}), 1);
}

void hessians() {
  vec x(30);
  for (int i = 0; i < 30; i++) x[i] = std::cos(i);
  auto p = hessian_pattern(chain, x);
  expect("five a row", has(p, 10, {8, 9, 10, 11, 12}), 1);
  auto h = sparse_hessian(p, chain, x);
  auto d = hessian(chain, x);
  for (int i = 0; i < 30; i++)
    for (int k = 0; k < 30; k++) expect("second", h(i, k), d(i, k));
}

// A row and a column that are full, and a diagonal; a grid; a chain that is closed.
double arrow(const vec &x) {
  double s = x[0] * x[0] * x[0];
  for (std::size_t i = 1; i < x.size(); i++) s += x[0] * x[i] * x[i] + std::sin(x[i]);
  return s;
}
double grid(const vec &x) {
  double s = 0;
  for (int i = 0; i < 6; i++)
    for (int k = 0; k < 5; k++) s += std::exp(x[i * 5 + k] * (i ? x[i * 5 + k - 5] : 1) * (k ? x[i * 5 + k - 1] : 1));
  return s;
}
double ring(const vec &x) {
  double s = 0;
  for (std::size_t i = 0; i < x.size(); i++) s += std::pow(x[i] * x[(i + 1) % x.size()], 3);
  return s;
}

template <typename F> void by_stars(const char *what, F f, std::size_t most) {
  vec x(30);
  for (int i = 0; i < 30; i++) x[i] = std::cos(i) + 0.1;
  auto p = hessian_pattern(f, x);
  auto count = detail::stars(p).second;
  expect(what, count <= most && count <= detail::groups(p).second, 1);
  auto h = sparse_hessian(p, f, x);
  auto d = hessian(f, x);
  for (int i = 0; i < 30; i++)
    for (int k = 0; k < 30; k++) expect(what, h(i, k), d(i, k));
}

void stars() {
  by_stars("arrow", [](const vec &x) { return arrow(x); }, 2);
  by_stars("grid", [](const vec &x) { return grid(x); }, 9);
  by_stars("ring", [](const vec &x) { return ring(x); }, 5);
}

// The number of sweeps does not grow with the problem.
void sizes() {
  int sweeps[2], at = 0;
  for (std::size_t n : {100, 100000}) {
    vec x(n, 0.5);
    auto p = jacobian_pattern(diffusion, x, 2.0);
    calls = 0;
    auto j = sparse_jacobian(p, diffusion, x, 2.0);
    sweeps[at++] = calls;
    expect("the last", j(n - 1, n - 2), 2.0);
  }
  expect("one sweep each", sweeps[0], 1);
  expect("one sweep each", sweeps[1], 1);
}

} // namespace

int main() {
  jacobians();
  hessians();
  stars();
  sizes();
  return report();
}
