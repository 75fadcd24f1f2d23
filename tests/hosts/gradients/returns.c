// Results that are structures: in registers, in vectors, in memory; with the primal, in several directions, in two sweeps, in lanes.
#include "check.h"
#include <complex.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
extern int enzyme_dup, enzyme_const, enzyme_out, enzyme_width, enzyme_primal_return, enzyme_const_return, enzyme_strong_zero, enzyme_scalar;
typedef struct { double a, b; } two;
typedef struct { double a, b, c; int n; } many;
typedef struct { float a, b; } small;
typedef struct { double a; int n; } mixed;
typedef struct { two y, d; } two_twice;
typedef struct { two y, d[2]; } two_thrice;
typedef struct { many y, d; } many_twice;
typedef struct { many y, d[2]; } many_thrice;
typedef struct { void *tape; two y; } two_taped;
typedef struct { void *tape; many y; } many_taped;
typedef struct { void *tape; small y; } small_taped;
typedef struct { many y[2]; } many_lanes;
two __enzyme_fwddiff_2(void *, ...);
two_twice __enzyme_fwddiff_22(void *, ...);
two_thrice __enzyme_fwddiff_222(void *, ...);
many __enzyme_fwddiff_m(void *, ...);
many_twice __enzyme_fwddiff_mm(void *, ...);
many_thrice __enzyme_fwddiff_mmm(void *, ...);
small __enzyme_fwddiff_s(void *, ...);
mixed __enzyme_fwddiff_x(void *, ...);
double complex __enzyme_fwddiff_c(void *, ...);
double __enzyme_fwddiff_d(void *, ...);
void __enzyme_autodiff_v(void *, ...);
two __enzyme_autodiff_2(void *, ...);
many __enzyme_autodiff_m(void *, ...);
double __enzyme_autodiff_d(void *, ...);
two_taped __enzyme_augmentfwd_2(void *, ...);
many_taped __enzyme_augmentfwd_m(void *, ...);
small_taped __enzyme_augmentfwd_s(void *, ...);
void __enzyme_reverse(void *, ...);
many_lanes __enzyme_batch(void *, ...);

static void near(const char *what, double a, double b) {
  if (isinf(a) && a == b) checked++;
  else within(what, a, b, 1e-6);
}

static two in_registers(const double *x) { return (two){x[0] * x[1], x[0] * x[0]}; }
static many in_memory(const double *x, int n) { return (many){x[0] * x[1], sin(x[0]), n * x[1], n}; }
static small in_vector(const double *x) { return (small){(float)(x[0] * x[1]), (float)(3 * x[0])}; }
static mixed beside(const double *x, int n) { return (mixed){n * x[0] * x[1], n}; }
static double complex parts(const double *x) { return x[0] * x[1] + x[0] * x[0] * I; }
static many by_value(double a, double b) { return (many){a * b, a, b * b, 1}; }
static double singular(double x, double y) { return y * sqrt(x) + x; }
static double slope(double x) { return x * x * x; }
static double unused(const double *x) { return x[1] * x[1] + 0 * sqrt(x[0]); }

int main(void) {
  double x[2] = {0.7, 1.5}, t[2][2] = {{1, 0}, {0, 1}}, dx[2] = {0}, ex[2] = {0};
  two a = __enzyme_fwddiff_2((void *)in_registers, enzyme_dup, x, t[0]);
  near("a.a by x0", a.a, 1.5), near("a.b by x0", a.b, 1.4);
  two_twice b = __enzyme_fwddiff_22((void *)in_registers, enzyme_primal_return, enzyme_dup, x, t[1]);
  near("value", b.y.a, 1.05), near("value", b.y.b, 0.49), near("by x1", b.d.a, 0.7), near("by x1", b.d.b, 0);
  two_thrice c = __enzyme_fwddiff_222((void *)in_registers, enzyme_width, 2, enzyme_primal_return, enzyme_dup, x, t[0], t[1]);
  near("value", c.y.a, 1.05), near("two directions", c.d[0].b, 1.4), near("two directions", c.d[1].a, 0.7);
  many d = __enzyme_fwddiff_m((void *)in_memory, enzyme_dup, x, t[0], 4);
  near("in memory", d.a, 1.5), near("in memory", d.b, cos(0.7)), near("in memory", d.c, 0);
  many_twice e = __enzyme_fwddiff_mm((void *)in_memory, enzyme_primal_return, enzyme_dup, x, t[1], 4);
  near("value", e.y.a, 1.05), near("value", e.y.c, 6), near("value", e.y.n, 4), near("in memory", e.d.c, 4), near("in memory", e.d.a, 0.7);
  many_thrice f = __enzyme_fwddiff_mmm((void *)in_memory, enzyme_primal_return, enzyme_width, 2, enzyme_dup, x, t[0], t[1], 4);
  near("value", f.y.c, 6), near("two directions", f.d[0].b, cos(0.7)), near("two directions", f.d[1].c, 4), near("two directions", f.d[0].c, 0);
  small g = __enzyme_fwddiff_s((void *)in_vector, enzyme_dup, x, t[0]);
  near("in a vector", g.a, 1.5), near("in a vector", g.b, 3);
  mixed h = __enzyme_fwddiff_x((void *)beside, enzyme_dup, x, t[0], 2);
  near("beside an integer", h.a, 3);
  double complex i = __enzyme_fwddiff_c((void *)parts, enzyme_dup, x, t[0]);
  near("real part", creal(i), 1.5), near("imaginary part", cimag(i), 1.4);

  // The seed of each float is 1.
  __enzyme_autodiff_v((void *)in_registers, enzyme_dup, x, dx);
  near("sum", dx[0], 1.5 + 1.4), near("sum", dx[1], 0.7);
  memset(dx, 0, sizeof dx);
  two y = __enzyme_autodiff_2((void *)in_registers, enzyme_primal_return, enzyme_dup, x, dx);
  near("value", y.a, 1.05), near("sum", dx[0], 2.9);
  memset(dx, 0, sizeof dx);
  many z = __enzyme_autodiff_m((void *)in_memory, enzyme_primal_return, enzyme_dup, x, dx, 4);
  near("value", z.c, 6), near("sum", dx[0], 1.5 + cos(0.7)), near("sum", dx[1], 0.7 + 4);
  memset(dx, 0, sizeof dx);
  __enzyme_autodiff_v((void *)in_memory, enzyme_width, 2, enzyme_dup, x, dx, ex, 4);
  near("sum", dx[0], 1.5 + cos(0.7)), near("sum", ex[1], 0.7 + 4);
  two by = __enzyme_autodiff_2((void *)by_value, 2.0, 3.0);
  near("by value", by.a, 3 + 1), near("by value", by.b, 2 + 6);
  memset(dx, 0, sizeof dx);
  __enzyme_autodiff_v((void *)beside, enzyme_dup, x, dx, 2);
  near("beside an integer", dx[0], 3);
  memset(dx, 0, sizeof dx);
  __enzyme_autodiff_v((void *)parts, enzyme_dup, x, dx);
  near("complex", dx[0], 2.9);

  // Seeds of the caller's.
  memset(dx, 0, sizeof dx);
  two_taped j = __enzyme_augmentfwd_2((void *)in_registers, enzyme_dup, x, dx);
  near("value", j.y.b, 0.49);
  __enzyme_reverse((void *)in_registers, enzyme_dup, x, dx, (two){0, 10}, j.tape);
  near("seed", dx[0], 14), near("seed", dx[1], 0);
  memset(dx, 0, sizeof dx);
  many_taped k = __enzyme_augmentfwd_m((void *)in_memory, enzyme_dup, x, dx, 4);
  near("value", k.y.c, 6);
  __enzyme_reverse((void *)in_memory, enzyme_dup, x, dx, 4, (many){0, 0, 10, 0}, k.tape);
  near("seed", dx[0], 0), near("seed", dx[1], 40);
  memset(dx, 0, sizeof dx);
  small_taped l = __enzyme_augmentfwd_s((void *)in_vector, enzyme_dup, x, dx);
  __enzyme_reverse((void *)in_vector, enzyme_dup, x, dx, (small){2, 1}, l.tape);
  near("seed", dx[0], 6), near("seed", dx[1], 1.4);
  many_lanes m = __enzyme_batch((void *)in_memory, enzyme_width, 2, enzyme_scalar, x, 3, 4);
  near("lanes", m.y[0].c, 4.5), near("lanes", m.y[1].c, 6), near("lanes", m.y[1].n, 4);

  // One request uses the result of another, whichever is answered first.
  double once = __enzyme_fwddiff_d((void *)slope, x[0], 1.0);
  near("from request to request", __enzyme_autodiff_d((void *)slope, once), 3 * once * once);
  double back = __enzyme_autodiff_d((void *)slope, x[1]);
  near("from request to request", __enzyme_fwddiff_d((void *)slope, back, 2.0), 6 * back * back);

  // Zeros that stay.
  near("infinite", __enzyme_autodiff_d((void *)singular, 0.0, enzyme_const, 1.0), INFINITY);
  near("strong", __enzyme_autodiff_d((void *)singular, enzyme_strong_zero, 0.0, enzyme_const, 0.0), 1);
  double s[2] = {0, 3}, ds[2] = {0}, ts[2] = {1, 1};
  __enzyme_autodiff_v((void *)unused, enzyme_strong_zero, enzyme_dup, s, ds);
  near("strong", ds[0], 0), near("strong", ds[1], 6);
  near("a tangent is no zero", __enzyme_fwddiff_d((void *)unused, enzyme_strong_zero, enzyme_dup, s, ts) != 0, 1);
  return report();
}
