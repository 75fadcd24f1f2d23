// Structures of floats, and one that owns floats, in one variant: they are moved as what they are when vectors grow.
// grad: f
// at: x=[0.5,1.25,0.75] n=3
// value: 6.417236328125
// d x: [22.33642578125, 5.900390625, 3.6181640625]
// at: x=[0.75,-0.5,1.5,0.25,0.5] n=5
// value: -1.2897268533706665
// d x: [-1.4195795059204102, 4.867411136627197, -1.158907413482666, -0.5074954032897949, -0.06438374519348145]
// or error: TL0003
#include <type_traits>
#include <variant>
#include <vector>
struct Circle {
  double radius;
};
struct Rectangle {
  double width, height;
};
struct Strip {
  std::vector<double> points;
};
using Shape = std::variant<Circle, Rectangle, Strip>;

static double area(const Shape &shape) {
  return std::visit(
      [](const auto &of) {
        using Of = std::decay_t<decltype(of)>;
        double sum = 0;
        if constexpr (std::is_same_v<Of, Circle>)
          sum = 3.125 * of.radius * of.radius;
        else if constexpr (std::is_same_v<Of, Rectangle>)
          sum = of.width * of.height;
        else
          for (unsigned i = 1; i < of.points.size(); i++)
            sum += of.points[i - 1] * of.points[i];
        return sum;
      },
      shape);
}

extern "C" double f(const double *x, int n) {
  std::vector<Shape> shapes;
  for (int i = 0; i < n; i++)
    if (i % 3 == 0)
      shapes.push_back(Circle{x[i]});
    else if (i % 3 == 1)
      shapes.push_back(Rectangle{x[i], x[i - 1]});
    else
      shapes.push_back(Strip{{x[i - 2], x[i - 1], x[i]}});
  double sum = 0;
  for (const Shape &shape : shapes)
    sum += area(shape) * (sum + 1);
  return sum;
}
