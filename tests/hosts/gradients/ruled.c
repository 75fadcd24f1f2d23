// A request whose function calls functions of which another file says what their derivatives are.
#include "check.h"
#include <math.h>
double __enzyme_autodiff(void *, ...);
double cube(double x), square(double x);
void count(double x);
static double f(double x) { count(x); return cube(x) + square(x); }
int main(void) {
  expect("by hand, and like a sine", __enzyme_autodiff((void *)f, 2.0), 112 + cos(2.0));
  return report();
}
