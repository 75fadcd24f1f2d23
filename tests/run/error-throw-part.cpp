// An active value in a base class that does not lie at the beginning of what is thrown.
// grad: f
// error: an exception carries a value with a derivative, or a pointer to one
struct A { double a; }; struct B { double b; }; struct C : A, B { double c; C(double x) { a = x; b = x * x; c = x * x * x; } };
__attribute__((noinline)) static double step(double x) { if (x > 1) throw C(x); return x; }
extern "C" double f(int n, const double *x) {
  double r = 0;
  for (int i = 0; i < n; i++) { try { r += step(x[i]); } catch (const B &e) { r += e.b * x[0]; } }
  return r;
}
