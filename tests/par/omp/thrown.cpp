// Exceptions that stay in the region.
#include <stdexcept>
enum { N = 12 };
static real inverse(real a) {
  if (a < 1.0)
    throw std::runtime_error("small");
  return 1 / a;
}
real f(real *x) {
  real s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < N; i++) {
    try {
      s += inverse(x[i]) * x[(i + 1) % N];
    } catch (const std::runtime_error &) {
      s += x[i] * x[i];
    }
  }
  return s;
}
