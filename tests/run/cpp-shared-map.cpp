// Shapes inside shapes, shared, found by name.
// grad: f
// at: n=2 x=[3,2,0.5]
// value: 55.5
// d x: [36,0,6]
#include <map>
#include <memory>
#include <string>
#include <vector>
struct Shape {
  double radius;
  std::vector<std::shared_ptr<Shape>> holes;
};
static double area(const std::shared_ptr<Shape> &shape) {
  double a = 3.0 * shape->radius * shape->radius;
  for (auto &hole : shape->holes)
    a -= area(hole);
  return a;
}
extern "C" double f(int n, const double *x) {
  std::map<std::string, std::shared_ptr<Shape>> named;
  named["outer"] = std::make_shared<Shape>(Shape{x[0], {}});
  named["middle"] = std::make_shared<Shape>(Shape{x[1], {}});
  named["inner"] = std::make_shared<Shape>(Shape{x[2], {}});
  named["middle"]->holes.push_back(named["inner"]);
  named["outer"]->holes.push_back(named["middle"]);
  double total = 0;
  for (auto &[name, shape] : named)
    total += area(shape) * n;
  return total;
}
