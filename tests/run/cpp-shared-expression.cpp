// An expression of several classes that own their parts by std::shared_ptr: sin(c x) + x d.
// grad: f
// at: x=0.7 c=1.3 d=-0.4
// value: 0.5095037396899504
// d x: 0.39786947433545516
// d c: 0.42962202464216814
// d d: 0.7
#include <cmath>
#include <memory>

struct Expr {
  virtual double eval(double x) const = 0;
  virtual ~Expr() = default;
};
using P = std::shared_ptr<Expr>;

struct Const : Expr {
  double c;
  explicit Const(double c) : c(c) {}
  double eval(double) const override { return c; }
};
struct Var : Expr {
  double eval(double x) const override { return x; }
};
struct Add : Expr {
  P l, r;
  Add(P l, P r) : l(std::move(l)), r(std::move(r)) {}
  double eval(double x) const override { return l->eval(x) + r->eval(x); }
};
struct Mul : Expr {
  P l, r;
  Mul(P l, P r) : l(std::move(l)), r(std::move(r)) {}
  double eval(double x) const override { return l->eval(x) * r->eval(x); }
};
struct Sin : Expr {
  P a;
  explicit Sin(P a) : a(std::move(a)) {}
  double eval(double x) const override { return std::sin(a->eval(x)); }
};

extern "C" double f(double x, double c, double d) {
  P v = std::make_shared<Var>();
  P k = std::make_shared<Const>(c);
  P m = std::make_shared<Mul>(k, v);
  P s = std::make_shared<Sin>(m);
  P e = std::make_shared<Add>(s, std::make_shared<Mul>(v, std::make_shared<Const>(d)));
  return e->eval(x);
}
