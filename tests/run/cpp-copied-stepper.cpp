// A class that is copied by a function of its own: an empty part, flags beside it, vectors of which one is never filled.
// How long a vector is tells its bytes alone once the compiler has simplified; flags that nobody reads are no floats.
// grad: f
// at: x=[1.2, 0.7, 2.1]
// value: -0.93867218729318436
// d x: [-0.7822268227443203, 0.061242648438308054, -0.043395586772841985]
#include <vector>
struct Algebra {};
struct Stepper {
  Algebra algebra;
  bool sized = false;
  bool first = true;
  std::vector<double> slope;
  std::vector<double> unused;
  double scale = 1;
};
struct Controlled {
  Stepper stepper;
  Algebra algebra, operations;
  double step;
  Controlled(const Stepper &s, double step) : stepper(s), step(step) {}
};
__attribute__((noinline)) static Controlled copy(const Controlled &c) { return c; }
__attribute__((noinline)) static void advance(Controlled &c, std::vector<double> &y, double k) {
  if (!c.stepper.sized) {
    c.stepper.slope.resize(y.size());
    c.stepper.sized = true;
  }
  for (unsigned i = 0; i < y.size(); i++) c.stepper.slope[i] = -k * y[i] * c.stepper.scale;
  for (unsigned i = 0; i < y.size(); i++) y[i] += c.step * c.stepper.slope[i];
}
extern "C" double f(const double *x) {
  std::vector<double> y{x[0], x[1]};
  Controlled first(Stepper(), 0.1), second = copy(first);
  advance(second, y, x[2]);
  Controlled third = copy(second);
  for (int i = 0; i < 3; i++) advance(third, y, x[2]);
  third.step = 0.2;
  Controlled last = copy(third);
  advance(last, y, x[2]);
  return y[0] * y[1] + last.stepper.slope[0];
}
