// A Jacobian of 32 results of 1000 numbers; sparse Jacobians of three sizes.
#include <chrono>
#include <cmath>
#include <cstdio>
#include <tapeless/sparse.hpp>

using vec = std::vector<double>;

static vec layer(const vec &x) {
  vec y(32);
  for (int i = 0; i < 32; i++) {
    double s = 0;
    for (int j = 0; j < 1000; j++) s += std::sin(0.01 * i * j) * x[j];
    y[i] = std::tanh(s);
  }
  return y;
}

static vec diffusion(const vec &x) {
  const std::size_t n = x.size();
  vec y(n);
  for (std::size_t i = 0; i < n; i++) {
    double left = i ? x[i - 1] : 0, right = i + 1 < n ? x[i + 1] : 0;
    y[i] = (left - 2 * x[i] + right) * std::exp(0.1 * x[i]);
  }
  return y;
}

template <typename Run> static double seconds(Run run) {
  double least = 1e9;
  for (int trial = 0; trial < 7; trial++) {
    auto start = std::chrono::steady_clock::now();
    run();
    least = std::min(least, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }
  return least;
}

int main() {
  vec x(1000, 0.01);
  volatile double kept = 0;
  double primal = seconds([&] { kept = layer(x)[3]; });
  double all = seconds([&] { kept = tapeless::jacobian(layer, x)(3, 4); });
  double row = seconds([&] { kept = tapeless::vjp(layer, x, vec(32, 1.0))[4]; });
  std::printf("%-12s %-34s %8.2f\n", "jacobian", "32 results", all / primal);
  std::printf("%-12s %-34s %8.2f\n", "jacobian", "32 results over one row", all / row);
  for (std::size_t n : {1000, 10000, 100000}) {
    vec u(n, 0.5);
    primal = seconds([&] { kept = diffusion(u)[3]; });
    tapeless::pattern where;
    double found = seconds([&] { where = tapeless::jacobian_pattern(diffusion, u); });
    double values = seconds([&] { kept = tapeless::sparse_jacobian(where, diffusion, u)(3, 4); });
    char what[40];
    std::snprintf(what, sizeof what, "pattern of %zu unknowns", n);
    std::printf("%-12s %-34s %8.2f\n", "sparse", what, found / primal);
    std::snprintf(what, sizeof what, "values of %zu unknowns", n);
    std::printf("%-12s %-34s %8.2f\n", "sparse", what, values / primal);
  }
}
