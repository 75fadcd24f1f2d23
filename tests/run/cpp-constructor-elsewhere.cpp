// A constructor that is not written in its class: clang calls it by its second name (an alias), at -O0.
// grad: f
// at: x=[1.5,-2]
// value: 6
// d x: [4,-6]
struct Pair {
  double a, b;
  explicit Pair(const double *x);
  double product() const;
};
Pair::Pair(const double *x) : a(x[0] * x[1]), b(x[1]) {}
double Pair::product() const { return a * b; }
extern "C" double f(const double *x) {
  Pair p(x);
  return p.product();
}
