// Virtual calls that the optimiser resolves.
// grad: f
// at: x=1.5
// value: 9.375
// d x: 13.75
struct Shape {
  virtual double area() const = 0;
};
struct Square final : Shape {
  double side;
  explicit Square(double s) : side(s) {}
  double area() const override { return side * side; }
};
extern "C" double f(double x) {
  Square s(x + 1);
  const Shape &shape = s;
  return shape.area() * x;
}
