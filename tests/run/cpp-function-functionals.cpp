// std::functions of vectors: one with a reference, one without, both called by one function.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 202.84131113281250252
// d x: [41.7789531249999958, -34.7485468750000013, 210.029703125000036, 168.517953124999966, -38.5799999999999954]
// at: n=4 x=[0.6, 1.3, 0.9, 1.7]
// value: 43.734176708984375743
// d x: [-12.4302968750000011, 59.8887031250000065, -21.4607968749999991, 38.6399999999999975]
#include <functional>
#include <vector>
#include <cmath>
using F = std::function<double(const std::vector<double> &)>;
static double line(const F &g, const std::vector<double> &a, const std::vector<double> &d, double h) {
  std::vector<double> b(a);
  for (size_t i = 0; i < a.size(); i++) b[i] += h * d[i];
  return g(b);
}
extern "C" double f(const double *x, int n) {
  std::vector<double> w(x, x + n);
  F quad = [&w](const std::vector<double> &v) { double s = 0; for (size_t i = 0; i < v.size(); i++) s += w[i] * v[i] * v[i]; return s; };
  F rosen = [](const std::vector<double> &v) { double s = 0; for (size_t i = 0; i + 1 < v.size(); i++) s += (1 - v[i]) * (1 - v[i]) + 2 * (v[i + 1] - v[i] * v[i]) * (v[i + 1] - v[i] * v[i]); return s; };
  std::vector<double> d(n, 0.25);
  double s = 0;
  for (int k = 0; k < 3; k++) s += line(quad, w, d, 0.5 * k) + line(rosen, w, d, 0.25 * k);
  return s;
}
