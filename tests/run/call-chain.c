// Calls four deep.
// grad: f
// at: x=0.8
// value: 2.5525668590572224
// d x: 12.532514286606926
#include <math.h>
__attribute__((noinline)) static double d(double x) { return x * x; }
__attribute__((noinline)) static double c(double x) { return sin(d(x)) + x; }
__attribute__((noinline)) static double b(double x) { return c(x) * d(c(x)); }
__attribute__((noinline)) static double a(double x) { return b(x) - b(0.5 * x); }
double f(double x) { return a(x); }
