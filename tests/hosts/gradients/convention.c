// Every way to write a request in C: defaults, markers, results by value, results beside the primal's.
#include "check.h"

extern int enzyme_dup, enzyme_dupnoneed, enzyme_const, enzyme_out, enzyme_primal_return, enzyme_const_return, enzyme_noret;

typedef struct { double a, b; } Two;
typedef struct { double a, b, c; } Three;
typedef struct { float a, b; } TwoFloats;
typedef struct { float a; double b; } Mixed;
typedef struct { double value, a, b; } ValueTwo;

double scalar(double x) { return x * x * x; }
double two(double x, double y) { return x * x * y; }
double three(double x, double y, double z) { return x * y * z + x; }
float floats(float x, float y) { return x * y * y; }
double mixed(float x, double y) { return x * y * y; }
double dot(const double *x, const double *y, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * y[i];
  return s;
}
void squares(const double *x, double *out, int n) {
  for (int i = 0; i < n; i++)
    out[i] = x[i] * x[i];
}
double in_place(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    x[i] = x[i] * x[i];
    s += x[i] * x[i];
  }
  return s;
}
double scaled(const double *x, double k, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += k * x[i];
  return s;
}
int counted(const double *x, double *out) {
  *out = *x * *x;
  return 7;
}

double __enzyme_autodiff(void *, ...);
double __enzyme_autodiff_primal(void *, ...);
Two __enzyme_autodiff_two(void *, ...);
Three __enzyme_autodiff_three(void *, ...);
TwoFloats __enzyme_autodiff_floats(void *, ...);
Mixed __enzyme_autodiff_mixed(void *, ...);
ValueTwo __enzyme_autodiff_value_two(void *, ...);
void __enzyme_autodiff_void(void *, ...);
int __enzyme_autodiff_int(void *, ...);
double __enzyme_fwddiff(void *, ...);
float __enzyme_fwddiff_float(void *, ...);
void __enzyme_fwddiff_void(void *, ...);
Two __enzyme_fwddiff_two(void *, ...);

static void by_value(void) {
  expect("scalar", __enzyme_autodiff(scalar, 3.0), 27);
  expect("scalar, out", __enzyme_autodiff(scalar, enzyme_out, 3.0), 27);
  Two two_of = __enzyme_autodiff_two(two, 3.0, 5.0);
  expect("two.a", two_of.a, 30);
  expect("two.b", two_of.b, 9);
  expect("two, one const", __enzyme_autodiff(two, enzyme_const, 3.0, 5.0), 9);
  Three three_of = __enzyme_autodiff_three(three, 2.0, 3.0, 4.0);
  expect("three.a", three_of.a, 13);
  expect("three.b", three_of.b, 8);
  expect("three.c", three_of.c, 6);
  TwoFloats floats_of = __enzyme_autodiff_floats(floats, 2.0f, 3.0f);
  expect("floats.a", floats_of.a, 9);
  expect("floats.b", floats_of.b, 12);
  Mixed mixed_of = __enzyme_autodiff_mixed(mixed, 2.0f, 3.0);
  expect("mixed.a", mixed_of.a, 9);
  expect("mixed.b", mixed_of.b, 12);
}

static void beside_the_value(void) {
  Two both = __enzyme_autodiff_two(scalar, enzyme_primal_return, 3.0);
  expect("primal", both.a, 27);
  expect("its derivative", both.b, 27);
  ValueTwo all = __enzyme_autodiff_value_two(two, enzyme_primal_return, 3.0, 5.0);
  expect("primal of two", all.value, 45);
  expect("adjoint a", all.a, 30);
  expect("adjoint b", all.b, 9);
  double x[2] = {3, 4}, dx[2] = {0, 0};
  double value = __enzyme_autodiff_primal(in_place, enzyme_primal_return, x, dx, 2);
  expect("primal of memory", value, 81 + 256);
  expect("in place", x[1], 16);
  expect("in place, adjoint", dx[1], 4 * 64);
  double out = 0, dout = 1, y = 3, dy = 0;
  int seven = __enzyme_autodiff_int(counted, enzyme_primal_return, &y, &dy, &out, &dout);
  expect("integer result", seven, 7);
  expect("its adjoint", dy, 6);
  dy = 0;
  __enzyme_autodiff_void(scaled, enzyme_const_return, &y, &dy, enzyme_const, 2.0, 1);
  expect("constant result", dy, 0);
}

static void through_memory(void) {
  double x[3] = {1, 2, 3}, y[3] = {4, 5, 6}, dx[3] = {1, 0, 0}, dy[3] = {0, 0, 0};
  __enzyme_autodiff_void(dot, x, dx, y, dy, 3);
  expect("accumulates", dx[0], 5);
  expect("dot, dx", dx[2], 6);
  expect("dot, dy", dy[1], 2);
  __enzyme_autodiff_void(dot, enzyme_const, x, enzyme_dup, y, dy, enzyme_const, 3);
  expect("dot, x const", dy[1], 4);
  double out[3] = {0, 0, 0}, dout[3] = {1, 10, 100}, dz[3] = {0, 0, 0};
  __enzyme_autodiff_void(squares, enzyme_dup, x, dz, enzyme_dup, out, dout, 3);
  expect("squares, out", out[2], 9);
  expect("squares, dx", dz[2], 600);
  expect("squares, seed is taken", dout[2], 0);
  double noneed[3] = {0, 0, 0}, seed[3] = {1, 1, 1}, dw[3] = {0, 0, 0};
  __enzyme_autodiff_void(squares, enzyme_dup, x, dw, enzyme_dupnoneed, noneed, seed, 3);
  expect("dupnoneed", dw[1], 4);
  double k = __enzyme_autodiff(scaled, enzyme_const, x, 2.0, 3);
  expect("out beside const memory", k, 6);
}

static void tangents(void) {
  expect("tangent", __enzyme_fwddiff(scalar, 3.0, 1.0), 27);
  expect("tangent of two", __enzyme_fwddiff(two, 3.0, 1.0, 5.0, 10.0), 30 + 90);
  expect("tangent, dup", __enzyme_fwddiff(two, enzyme_dup, 3.0, 2.0, enzyme_const, 5.0), 60);
  expect("tangent of floats", __enzyme_fwddiff_float(floats, 2.0f, 1.0f, 3.0f, 1.0f), 9 + 12);
  expect("tangent of both", __enzyme_fwddiff(mixed, 2.0f, 1.0f, 3.0, 1.0), 9 + 12);
  double x[3] = {1, 2, 3}, dx[3] = {1, 0, 1}, out[3], dout[3] = {5, 5, 5};
  __enzyme_fwddiff_void(squares, x, dx, out, dout, 3);
  expect("tangent memory 0", dout[0], 2);
  expect("tangent memory 1", dout[1], 0);
  expect("tangent memory 2", dout[2], 6);
  expect("primal memory", out[1], 4);
  Two both = __enzyme_fwddiff_two(scalar, enzyme_primal_return, 3.0, 1.0);
  expect("primal beside tangent", both.a, 27);
  expect("tangent beside primal", both.b, 27);
}

int main(void) {
  by_value();
  beside_the_value();
  through_memory();
  tangents();
  return report();
}
