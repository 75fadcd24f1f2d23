// A structure that a callee copies whole, of which nobody reads most: its declaration tells what lies there.
// grad: f
// at: x=[0.5,1.25]
// value: 1.7718387310098707
// d x: [0.6,0.84147098480789651]
// tol: 1e-7
#include <math.h>
struct S {
  double a;
  int k;
  float f;
  double c, b[8];
};
static __attribute__((noinline)) struct S scaled(const struct S *u) {
  struct S o = *u;
  o.a += 0.5;
  o.b[2] *= 0.6;
  return o;
}
double f(const double *x) {
  struct S u = {.a = 0.5, .k = 2, .f = (float)x[1], .c = 1.0, .b = {1.0}};
  u.b[2] = x[0] + 0.7;
  struct S r = scaled(&u);
  return sin(r.a) * r.f + r.b[2];
}
