// A float or a pointer in a union, read through a reference, of which a value is chosen.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 2402.4268799999995956
// d x: [2002.02239999999974, 6864.07679999999928, 1144.01279999999976, 1264.43519999999985, 0]
// at: n=4 x=[0.6, 1.3, 0.9, 1.7]
// value: 1588.6540800000000474
// d x: [2647.75680000000018, 2444.08319999999999, 1765.17120000000001, 934.502400000000052]
struct U { long tag; union { double d; const double *p; } u; };
__attribute__((noinline)) static double eval(const U &g, double b) {
  double s = 0;
  for (int i = 0; i < 8; i++) { double t = (i + 0.5) * b; double v = g.tag ? *g.u.p : g.u.d; s += v * t; }
  return s;
}
extern "C" double f(const double *x, int n) {
  U a, b;
  double y = x[1] * x[1];
  a.tag = 0; a.u.d = x[0]; b.tag = 1; b.u.p = &y;
  return eval(a, x[2]) * eval(b, x[3]);
}
