// A derivative by hand reads vectors that end with each iteration.
// grad: f
// at: x=[1,2,3]
// value: 420
// d x: [60,120,180]
#include <vector>
static double dot(const double *v, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += v[i] * v[i];
  return s;
}
static double augmented(const double *v, double *, int n) { return dot(v, n); }
static void reverse(const double *v, double *dv, int n, double ds) {
  for (int i = 0; i < n; i++) dv[i] += 2 * v[i] * ds;
}
void *__enzyme_register_gradient_dot[] = {(void *)dot, (void *)augmented, (void *)reverse};
extern "C" double f(const double *x) {
  double r = 0;
  for (int k = 1; k < 5; k++) {
    std::vector<double> t(3);
    for (int i = 0; i < 3; i++) t[i] = k * x[i];
    r += dot(t.data(), 3);
  }
  return r;
}
