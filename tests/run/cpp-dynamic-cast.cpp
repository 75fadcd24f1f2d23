// Objects of several classes behind pointers to their base, told apart by dynamic_cast.
// grad: f
// at: x=[0.7,1.3,0.4] n=3
// value: 24.44563602954634
// d x: [28.084842187284487,12.739999999999998,3.3210609940028855]
#include <cmath>
#include <memory>
#include <vector>

struct Shape {
  virtual ~Shape() = default;
  virtual double area() const = 0;
};
struct Circle : Shape {
  double r;
  explicit Circle(double r) : r(r) {}
  double area() const override { return 3.0 * r * r; }
};
struct Box : Shape {
  int id = 7;
  double a, b;
  Box(double a, double b) : a(a), b(b) {}
  double area() const override { return a * b; }
};
struct Cube : Box {
  double c;
  Cube(double a, double c) : Box(a, a), c(c) {}
  double area() const override { return a * c; }
};

extern "C" double f(const double *x, int n) {
  std::vector<std::unique_ptr<Shape>> shapes;
  for (int i = 0; i < n; i++)
    if (i % 2)
      shapes.push_back(std::make_unique<Box>(x[i], x[i - 1]));
    else
      shapes.push_back(std::make_unique<Circle>(x[i]));
  shapes.push_back(std::make_unique<Cube>(x[0], x[1]));
  double s = 0;
  for (auto &shape : shapes) {
    s += shape->area();
    if (auto *circle = dynamic_cast<Circle *>(shape.get())) {
      s += std::sin(circle->r);
    } else if (auto *box = dynamic_cast<Box *>(shape.get())) {
      s += box->id * box->a;
      box->b *= 2;
      s += shape->area() * box->b;
      if (auto *cube = dynamic_cast<Cube *>(box)) s += cube->c * cube->b;
    }
  }
  return s;
}
