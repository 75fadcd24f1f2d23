// Tables of functions, a constant one and one that is filled, each entry with its own argument.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 4.9839589281083849606
// d x: [-12.499396072385985, 8.43451391920459747, -8.22822632707770503, 1.19999999999999996, 0]
// at: n=4 x=[0.6, 1.3, 0.9, 1.7]
// value: 3.6410594927700302509
// d x: [-2.7695606576939988, -3.58780281291646306, -0.846373771795999087, 3.39999999999999991]
#include <cmath>
typedef double (*Fn)(double, const double *);
static double fa(double t, const double *p) { return t * p[0]; }
static double fb(double t, const double *p) { return std::sin(t) + p[1]; }
static double fc(double t, const double *p) { return t * t; }
static const Fn table[3] = {fa, fb, fc};
struct Op { Fn fn; const double *p; };
__attribute__((noinline)) static double run(const Op *ops, int m, double t) { for (int i = 0; i < m; i++) t = ops[i].fn(t, ops[i].p); return t; }
extern "C" double f(const double *x, int n) {
  Op ops[4] = {{fa, x}, {fb, x}, {fc, nullptr}, {table[n % 3], x + 1}};
  return run(ops, 4, x[2]) + table[(n + 1) % 3](x[3], x);
}
