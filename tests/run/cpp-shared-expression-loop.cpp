// The same where its depth is known only when the program runs: numbers in some classes lie where others hold pointers.
// e = c, then e = sin(e x[i]) + c i.
// grad: f
// at: n=3 x=[0.7,1.2,-0.3] c=0.9
// value: 1.3517016855249109
// d x: [-0.17793240304710536, -0.12012327395452334, 1.3851052426217907]
// d c: 1.593442928314899
#include <cmath>
#include <memory>
struct Expr {
  virtual double eval(const double *x) const = 0;
  virtual ~Expr() = default;
};
using P = std::shared_ptr<Expr>;
struct Const : Expr { double c; explicit Const(double c) : c(c) {} double eval(const double *) const override { return c; } };
struct Var : Expr { int i; explicit Var(int i) : i(i) {} double eval(const double *x) const override { return x[i]; } };
struct Add : Expr { P l, r; Add(P l, P r) : l(std::move(l)), r(std::move(r)) {} double eval(const double *x) const override { return l->eval(x) + r->eval(x); } };
struct Mul : Expr { P l, r; Mul(P l, P r) : l(std::move(l)), r(std::move(r)) {} double eval(const double *x) const override { return l->eval(x) * r->eval(x); } };
struct Sin : Expr { P a; explicit Sin(P a) : a(std::move(a)) {} double eval(const double *x) const override { return std::sin(a->eval(x)); } };
extern "C" double f(const double *x, double c, int n) {
  P e = std::make_shared<Const>(c);
  for (int i = 0; i < n; i++) e = std::make_shared<Add>(std::make_shared<Sin>(std::make_shared<Mul>(std::move(e), std::make_shared<Var>(i))), std::make_shared<Const>(c * i));
  return e->eval(x);
}
