// Virtual calls: the class is known only when the program runs.
// grad: f
// at: x=1.5 k=0 n=3
// value: 33.75
// d x: 58.5
// at: x=1.5 k=1 n=3
// value: 52.875
// d x: 64.5
struct Shape {
  virtual ~Shape() = default;
  virtual double area(double x) const = 0;
};
struct Square final : Shape {
  double scale;
  explicit Square(double s) : scale(s) {}
  double area(double x) const override { return scale * x * x; }
};
struct Circle final : Shape {
  double radius;
  explicit Circle(double r) : radius(r) {}
  double area(double x) const override { return 3.25 * radius * radius + x; }
};
__attribute__((noinline)) static double total(const Shape &shape, double x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += shape.area(x) * (i + 1);
  return sum;
}
extern "C" double f(double x, int k, int n) {
  Square square(x + 1);
  Circle circle(x);
  return total(k ? static_cast<const Shape &>(circle) : square, x, n);
}
