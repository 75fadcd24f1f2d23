// A structure of floats of two kinds and a name is made, moved, copied and changed: 7 x₀ x₁³ + x₀ + x₀ x₁² + x₀ x₁.
// grad: f
// at: x=[1.25,0.5] n=2
// value: 3.28125
// d x: [2.625,9.0625]
#include <optional>
#include <string>
#include <utility>
struct R {
  double a;
  std::string name;
  float b;
  double c[2];
};
static R make(double u, double w) {
  R r{};
  r.a = u * w;
  r.name = "result";
  r.b = (float)u;
  r.c[0] = u;
  r.c[1] = w * w;
  return r;
}
extern "C" double f(const double *x, int n) {
  std::optional<R> r;
  if (n > 1)
    r = make(x[0], x[1]);
  R q = *r;
  q.name += "!";
  q.a *= q.c[1];
  std::pair<std::string, R> p("key", std::move(q));
  R z = std::move(p.second);
  return z.a * (double)z.name.size() + z.c[0] + z.b * z.c[1] + r->a;
}
