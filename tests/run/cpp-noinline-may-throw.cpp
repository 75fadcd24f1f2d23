// Calls that may throw, beside objects that must be destroyed if they do: two ways on, one of which is differentiated.
// grad: f
// at: n=4 limit=100 x=[0.9,0.2,0.3,0.4]
// value: 4.240384597430438
// d x: [46.54037155397,0.897710072756965,1.01804373179826,1.15151379882688]
// d limit: 0
#include <cmath>
#include <stdexcept>
#include <string>
struct Buffer {
  double *at;
  explicit Buffer(int n) : at(new double[n]) {}
  ~Buffer() { delete[] at; }
};
__attribute__((noinline)) static double step(Buffer &v, int n, int i, double limit) {
  if (v.at[i] > limit)
    throw std::domain_error("too large: " + std::to_string(v.at[i]));
  Buffer t(n);
  for (int k = 0; k < n; k++)
    t.at[k] = v.at[k] * v.at[0];
  v.at[i] *= t.at[0];
  return std::exp(t.at[i]);
}
extern "C" double f(const double *x, int n, double limit) {
  Buffer v(n), w(n);
  for (int k = 0; k < n; k++) {
    v.at[k] = x[k];
    w.at[k] = 0;
  }
  double s = 0;
  for (int r = 0; r < 3; r++)
    for (int i = 0; i < n; i++) {
      w.at[i] += step(v, n, i, limit);
      s += w.at[i] * v.at[i];
    }
  return s;
}
