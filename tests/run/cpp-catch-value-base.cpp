// Caught by a base class; changed in the handler, and in a callee of it; an exception of the library's with a value.
// grad: f
// at: n=5 x=[1.25,0.5,2.5,1.5,4]
// value: 130.833984375
// d x: [267.57421875,394.16015625,54.4453125,28.125,27.257080078125]
#include <stdexcept>
struct Base {
  int k;
  double v;
};
struct Derived : Base {
  double w;
};
struct Domain : std::domain_error {
  double v;
  explicit Domain(double v) : std::domain_error("negative"), v(v) {}
};
__attribute__((noinline)) static double step(const double *x, int i) {
  if (i == 1)
    throw Base{i, x[0] * x[1]};
  if (i == 2)
    throw Derived{{i, x[1]}, x[2] * x[1]};
  if (i == 3)
    throw Domain(x[3] * x[0]);
  return x[i] * x[0];
}
__attribute__((noinline)) static void scale(Base &e, double by) { e.v *= by; }
extern "C" double f(int n, const double *x) {
  double r = 1;
  for (int i = 0; i < n; i++) {
    try {
      r += step(x, i) * r;
    } catch (const Domain &e) {
      r += e.v * e.v;
    } catch (Derived &e) {
      e.w *= r;
      scale(e, e.w);
      r += e.v * e.k;
    } catch (Base &e) {
      scale(e, x[2]);
      r += e.v * r + e.v;
    }
  }
  return r;
}
