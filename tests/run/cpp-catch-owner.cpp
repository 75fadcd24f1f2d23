// Memory that is owned on the way of an exception: vectors that grow, unique pointers, objects made in part.
// grad: f
// at: n=5 x=[1.25,0.75,2.5,1.875,0.375]
// value: 782.06317138671875
// d x: [107.9736328125,225.52734375,757.58056640625,789.1259765625,0]
#include <memory>
#include <stdexcept>
#include <vector>
struct part {
  std::unique_ptr<double> value;
  explicit part(double v) : value(new double(v)) {
    if (v < 0.5)
      throw std::invalid_argument("small");
  }
};
struct whole {
  part a, b;
  std::vector<double> more;
  whole(double v, double w) : a(v * w), b(w), more(3, v) {}
  double sum() const { return *a.value * *b.value + more[1]; }
};
__attribute__((noinline)) static void fill(std::vector<double> &v, const double *x, int n) {
  for (int i = 0; i < n; i++) {
    v.push_back(x[i] * x[i]);
    auto all = std::make_unique<whole>(x[i], x[(i + 1) % n]);
    v.back() += all->sum();
  }
}
extern "C" double f(int n, const double *x) {
  std::vector<double> v;
  double s = 0;
  for (int k = 0; k < 2; k++) {
    try {
      fill(v, x + k, n - 1);
    } catch (const std::logic_error &) {
      v.push_back(x[0] * x[k]);
    }
  }
  for (double d : v)
    s += d * d;
  return s;
}
