// The same with two short integers and a float.
// grad: f
// at: x=0.7
// value: 10.836558539374362
// d x: -2.0419819615781307
// tol: 1e-6
#include <math.h>
#define NI __attribute__((noinline)) static
struct s {
  short m0;
  short m1;
  float m2;
};
NI struct s mk(double x, double y, int n) {
  struct s r = {(n + 0) & 7, (n + 1) & 7, (x * 3 + y)};
  return r;
}
NI struct s upd(struct s a, struct s b, int n) {
  struct s r = n & 1 ? a : b;
  r.m2 = r.m2 * 0.4 * cos(a.m2) + b.m2;
  r.m0 = (a.m0 + b.m0 + 1) & 3;
  r.m1 = (a.m1 + b.m1 + 1) & 3;
  return r;
}
NI double val(struct s a) { return sin(a.m2) + a.m0 * a.m2 * 0.1 + a.m1 * a.m2 * 0.1; }
NI void put(struct s *p, int i, struct s a) { p[i] = a; }
NI struct s get(const struct s *p, int i) { return p[i]; }
NI struct s rec(struct s a, int n) {
  if (n == 0)
    return a;
  struct s b = rec(a, n - 1);
  return upd(b, a, n);
}
double f(double x) {
  struct s p[4];
  double t = 0;
  for (int i = 0; i < 4; i++)
    put(p, i, mk(x, i * 0.3, i));
  for (int i = 0; i < 6; i++) {
    struct s c = upd(get(p, i & 3), get(p, (i + 1) & 3), i);
    put(p, (i * 3) & 3, c);
    t += val(c);
  }
  return t + val(rec(p[2], 3));
}
