// Of two virtual functions of one type only one is called; the other has no derivative.
// grad: f
// at: n=3 x=[1.5,-0.5,2]
// value: 19.25
// d x: [9,-2,12]
#include <cstdint>
#include <cstring>
struct Shape {
  virtual double area(double r) const = 0;
  virtual double code(double r) const = 0;
};
static double hashed(double r, uint64_t by) {
  uint64_t bits;
  std::memcpy(&bits, &r, sizeof bits);
  bits = bits * by ^ bits >> 7;
  std::memcpy(&r, &bits, sizeof r);
  return r;
}
struct Disc final : Shape {
  double area(double r) const override { return 3 * r * r; }
  double code(double r) const override { return hashed(r, 5); }
};
struct Square final : Shape {
  double area(double r) const override { return 2 * r * r; }
  double code(double r) const override { return hashed(r, 3); }
};
extern "C" double f(const double *x, int n) {
  Disc disc;
  Square square;
  double s = 0;
  for (int i = 0; i < n; i++) {
    const Shape *shape = &disc;
    if (x[i] < 0)
      shape = &square;
    s += shape->area(x[i]);
  }
  return s;
}
