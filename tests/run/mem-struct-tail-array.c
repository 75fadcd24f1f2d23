// An array at a structure's end, indexed and walked, behind integers and floats that no index reaches.
#include <string.h>

struct S {
  double a;
  int k;
  float f;
  double c, b[8];
};

double f(double *x, int n) {
  struct S s = {.a = x[0], .k = 2, .f = (float)x[1], .c = x[1], .b = {1.0}};
  for (int i = 0; i < n; i++) s.b[i & 7] += x[i] * s.c;
  struct S t = s;
  for (double *p = t.b, *e = p + n; p != e; p++) *p *= t.a;
  double r = t.k * t.b[(n + 5) & 7] + t.b[0] + t.f;
  memset(&t, 0, sizeof t);
  memmove(x, s.b, 2 * sizeof *x);
  return r + t.a + t.b[n & 7] + x[0] * s.k;
}
// grad: f
// at: n=3 x=[1,2,3]
// value: 17
// d x: [19,6,0]
// at: n=5 x=[0.5,-1.5,2,0.25,3]
// value: -3.875
// d x: [-9.5,4.25,-1.5,0,0]
