// Terms in a vector, parts that several terms share: c[0] + c[1] x + c[2] x sin(x) + c[3] x² sin(x).
// grad: f
// at: n=4 c=[1,0.5,-0.7,0.3] x=0.8
// value: 1.1360129585489755
// d c: [1, 0.8, 0.5738848727196183, 0.4591078981756947]
// d x: 0.08579359096234812
#include <cmath>
#include <memory>
#include <vector>
struct Expr {
  virtual double eval(double x) const = 0;
  virtual ~Expr() {}
};
using P = std::shared_ptr<Expr>;
struct Const : Expr { double c; explicit Const(double c) : c(c) {} double eval(double) const override { return c; } };
struct Var : Expr { double eval(double x) const override { return x; } };
struct Sum : Expr { std::vector<P> terms; double eval(double x) const override { double s = 0; for (const auto &t : terms) s += t->eval(x); return s; } };
struct Mul : Expr { P l, r; Mul(P l, P r) : l(l), r(r) {} double eval(double x) const override { return l->eval(x) * r->eval(x); } };
struct Sin : Expr { P a; explicit Sin(P a) : a(a) {} double eval(double x) const override { return std::sin(a->eval(x)); } };
extern "C" double f(const double *c, int n, double x) {
  auto v = std::make_shared<Var>();
  auto s = std::make_shared<Sum>();
  P power = std::make_shared<Const>(1.0);
  for (int i = 0; i < n; i++) {
    s->terms.push_back(std::make_shared<Mul>(std::make_shared<Const>(c[i]), power));
    power = std::make_shared<Mul>(power, i % 2 ? P(std::make_shared<Sin>(v)) : P(v));
  }
  return s->eval(x);
}
