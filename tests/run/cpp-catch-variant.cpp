// `std::get` of the alternative that a variant does not hold throws, and the exception is caught: in a callee, through one,
// and by a base class. Alternatives have destructors, so that a visit ends them.
// grad: f
// at: n=3 x=[2,3,0.5]
// value: 24
// d x: [27,8,36]
// at: n=1 x=[2,3,0.5]
// value: 7
// d x: [5.5,1,6]
#include <variant>
struct Pair {
  double a, b;
  Pair(double a, double b) : a(a), b(b) {}
  Pair(const Pair &from) : a(from.a), b(from.b) {}
  Pair &operator=(const Pair &from) {
    a = from.a;
    b = from.b;
    return *this;
  }
  ~Pair() { a = 0; }
};
struct One {
  double v;
  ~One() { v = 0; }
};
using Either = std::variant<One, Pair>;
__attribute__((noinline)) static double product(const Either &e) {
  const Pair &pair = std::get<Pair>(e);
  return pair.a * pair.b;
}
__attribute__((noinline)) static double either(const Either &e, double y) {
  try {
    return std::get<One>(e).v * y;
  } catch (const std::bad_variant_access &) {
    return product(e) * y * y;
  }
}
extern "C" double f(int n, const double *x) {
  Either e = One{x[0]};
  double r = either(e, x[1]);
  if (n > 1)
    e = Pair(x[0] * x[1], x[2]);
  try {
    r += product(e) * x[0];
  } catch (const std::exception &) {
    r *= x[2];
  }
  return r + either(e, x[0]);
}
