// A float or a pointer in a union, read through a reference: simplifications load the bytes once, as a pointer.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 24249.496319999994784
// d x: [20207.9135999999964, 69284.2751999999895, 11547.379199999997, 25525.7855999999957, 0]
// at: n=4 x=[0.6, 1.3, 0.9, 1.7]
// value: 14347.532160000000054
// d x: [23912.553600000001, 22073.1263999999993, 15941.7023999999997, 16879.4496000000005]
struct U { long tag; union { double d; const double *p; } u; };
__attribute__((noinline)) static double eval(const U &g, double b) {
  double s = 0;
  for (int i = 0; i < 8; i++) { double t = (i + 0.5) * b; if (g.tag) s += *g.u.p * t * t; else s += g.u.d * t; }
  return s;
}
extern "C" double f(const double *x, int n) {
  U a, b;
  double y = x[1] * x[1];
  a.tag = 0; a.u.d = x[0]; b.tag = 1; b.u.p = &y;
  return eval(a, x[2]) * eval(b, x[3]);
}
