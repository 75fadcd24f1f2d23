// Casts from one base to a class with several, virtual bases, and deletion through a base.
// grad: f
// at: x=[0.7,1.3,0.4] n=3
// value: 1.5877826760725697
// d x: [4.085231724532575,1.8735490612761312,2.7380999999999998]
#include <cmath>

struct A {
  double a;
  virtual double g(double x) const { return a * x; }
  virtual ~A() {}
};
struct B {
  double b;
  virtual double h(double x) const { return b + x * x; }
  virtual ~B() {}
};
struct C : A, B {
  double c;
  double g(double x) const override { return std::sin(a * x) + c; }
  double h(double x) const override { return a * b * x; }
};
struct V {
  double v;
  virtual ~V() {}
};
struct D1 : virtual V {
  double d;
};
struct D2 : virtual V {
  double e;
};
struct D : D1, D2 {
  double product() { return v * d * e; }
};

static double use(const A *a, const B *b, double x) {
  double s = a->g(x) * b->h(x);
  if (auto *c = dynamic_cast<const C *>(b)) s += c->c;
  return s;
}

extern "C" double f(const double *x, int n) {
  C c;
  c.a = x[0];
  c.b = x[1];
  c.c = x[2];
  A *p = new C(c);
  double s = use(p, &c, x[0] * x[1]);
  delete p;
  D d;
  d.v = x[0];
  d.d = x[1];
  d.e = x[2];
  return s + d.product();
}
