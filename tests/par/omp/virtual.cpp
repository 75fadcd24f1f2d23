// Objects of several classes, asked by members.
#include <memory>
#include <vector>
enum { N = 12 };
struct shape {
  virtual real area() const = 0;
  virtual ~shape() = default;
};
struct disc : shape {
  real r;
  disc(real r) : r(r) {}
  real area() const override { return 3.25 * r * r; }
};
struct box : shape {
  real a, b;
  box(real a, real b) : a(a), b(b) {}
  real area() const override { return a * sin(b); }
};
real f(real *x) {
  std::vector<std::unique_ptr<shape>> all;
  for (int i = 0; i < N; i++)
    if (i % 2)
      all.push_back(std::make_unique<disc>(x[i]));
    else
      all.push_back(std::make_unique<box>(x[i], x[i + 1]));
  real s = 0;
#pragma omp parallel for reduction(+ : s) schedule(dynamic)
  for (int i = 0; i < N; i++)
    s += all[i]->area() * all[(i + 3) % N]->area();
  return s * 0.1;
}
