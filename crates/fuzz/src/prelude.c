#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct S {
  double a;
  int k;
  float f;
  double c, b[8];
};
struct W {
  double a;
  int k;
  double f, c, b[8];
};
struct P {
  double a, b;
};
struct R {
  double *p;
  int k;
  double *q;
};
struct N {
  double v;
  struct N *next;
};
static const struct {
  int k;
  double c, b[8];
} g0 = {2, 0.375, {0.5, -1.25, 0.75, 1.5, -0.5, 0.25, 1.0, -0.375}};
typedef long double wide;
static const double x0[8] = {0.5, -0.25, 1.0, 0.75, -1.0, 0.1, 0.3, -0.6};
static inline double sq(double a) { return a * a; }
static inline double quotient(double a, double b) { return b > 0.25 || b < -0.25 ? a / b : a; }
static inline double root(double a, double b) { return a > 0 ? sqrt(a) : b; }
