// What is thrown owns active memory: the library ends it, without a derivative.
// grad: f
// error: an exception carries a value with a derivative, or a pointer to one
#include <vector>
struct F { std::vector<double> v; };
__attribute__((noinline)) static double step(double x) { if (x > 1) throw F{std::vector<double>(3, x * x)}; return x; }
extern "C" double f(int n, const double *x) {
  double r = 0;
  for (int i = 0; i < n; i++) { try { r += step(x[i]); } catch (const F &e) { r += e.v[1] * x[0]; } }
  return r;
}
