// Caught by its base class; thrown again; thrown again as another; handlers in order; handlers within handlers.
// grad: f
// at: n=6 x=[1.25,0.75,2.5,1.875,0.375,3.5]
// value: 1066.052490234375
// d x: [54.6875,10.5,1531.25,184.5703125,7.875,304.58642578125]
#include <stdexcept>
#include <string>
struct base {
  int k;
};
struct derived : base {
  explicit derived(int k) : base{k} {}
};
__attribute__((noinline)) static double throws(double v) {
  if (v < 0.5)
    throw derived(3);
  if (v < 1)
    throw std::domain_error("below 1");
  if (v > 3)
    throw std::string("above 3");
  if (v > 2)
    throw 'c';
  return v * v;
}
__attribute__((noinline)) static double passes(double v) {
  try {
    return throws(v) * 2 * v;
  } catch (const base &e) {
    if (e.k == 3)
      throw;
    return 1;
  } catch (const std::exception &e) {
    if (e.what()[0] == 'b')
      throw base{2};
    return v;
  } catch (char) {
    try {
      return throws(v + 4) * v;
    } catch (const std::string &text) {
      return static_cast<double>(text.size()) * v * v * v;
    }
  }
}
extern "C" double f(int n, const double *x) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    try {
      s += passes(x[i]) * x[i];
    } catch (const base &e) {
      s += x[i] * x[i] * e.k;
    } catch (...) {
      s *= x[i];
    }
  }
  return s;
}
