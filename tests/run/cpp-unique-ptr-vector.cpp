// Shapes behind std::unique_ptr in a growing std::vector: LLVM moves their addresses as integers.
// grad: f
// at: n=3 x=[1.5,0.7,2.9]
// value: 26.145899999999997
// d x: [38.730000000000004,12.347999999999997,13.049999999999999]
#include <memory>
#include <vector>
struct Shape {
  virtual ~Shape() {}
  virtual double area() const = 0;
};
struct Disc : Shape {
  double r;
  Disc(double r) : r(r) {}
  double area() const override { return 3 * r * r; }
};
struct Box : Shape {
  double a, b;
  Box(double a, double b) : a(a), b(b) {}
  double area() const override { return a * b; }
};
extern "C" double f(const double *x, int n) {
  std::vector<std::unique_ptr<Shape>> shapes;
  for (int i = 0; i < n; i++) {
    if (i % 2) shapes.push_back(std::make_unique<Disc>(x[i]));
    else shapes.push_back(std::make_unique<Box>(x[i], x[0]));
  }
  double t = 0;
  for (auto &p : shapes) t += p->area() * p->area();
  return t;
}
