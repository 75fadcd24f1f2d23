// A vector of weights of the file that the user calls inactive, changed by an inactive function beside late calls.
// grad: f
// at: n=3 x=[1.5,2.25,3.1]
// value: 4640.582756250002
// d x: [120.0,846.5625,4148.544000000001]
#include <vector>
#include <functional>
static std::vector<double> w;
__attribute__((noinline)) static void init() { w.assign(2, 1.0); }
__attribute__((noinline)) static void bump() { w[0] += 1; w[1] *= 2; }
void *__enzyme_inactivefn_1[] = {(void *)bump, (void*)init};
void *__enzyme_inactive_global_1[] = {&w};
__attribute__((noinline)) static double sq(double x) { return w[0] * x * x + w[1] * x; }
__attribute__((noinline)) static double two(double x) { double a = sq(x); return a * a; }
extern "C" double f(int n, const double *x) {
  init();
  double s = 0;
  for (int i = 0; i < n; i++) { bump(); s += two(x[i]); }
  return s;
}
