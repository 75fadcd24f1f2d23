// A map of vectors of owned objects of several classes.
// grad: f
// at: x=1.3
// value: 286.77290980000009
// d x: 399.189092
// tol: 1e-6

#define NI __attribute__((noinline)) static
#include <map>
#include <memory>
#include <string>
#include <vector>
struct Shape {
  virtual double area() const = 0;
  virtual ~Shape() = default;
};
struct Ci : Shape {
  double r;
  Ci(double r) : r(r) {}
  double area() const override { return 3.14159 * r * r; }
};
struct Re : Shape {
  double a, b;
  int n;
  Re(double a, double b, int n) : a(a), b(b), n(n) {}
  double area() const override { return a * b * n; }
};
struct Scene {
  std::map<std::string, std::vector<std::unique_ptr<Shape>>> g;
};
NI void add(Scene &s, const std::string &n, std::unique_ptr<Shape> p) {
  s.g[n].push_back(std::move(p));
}
NI double total(const Scene &s) {
  double t = 0;
  for (auto &[n, v] : s.g)
    for (auto &p : v)
      t += p->area() * n.size();
  return t;
}
double f(double x) {
  Scene s;
  for (int i = 0; i < 4; i++) {
    add(s, i % 2 ? "odd" : "ev", std::make_unique<Ci>(x * i));
    add(s, "all", std::make_unique<Re>(x, x + i, i));
  }
  return total(s);
}
