// Elements that move within an array of a structure, from an index and for a length of which nothing is known: what lies
// before the array does not move along.
// grad: f
// at: x=[0.5,-0.75,1.25,2.0] y=[0.25,1.5,-1.0,0.5,2.25,-0.5] n=3
// value: -9.125
// d x: [0.5,12.5,-10.0,6.0]
// d y: [3.0,-6.0,12.5,24.25,0.0,0.0]
// at: x=[0.5,-0.75,1.25,2.0] y=[0.25,1.5,-1.0,0.5,2.25,-0.5] n=6
// value: 271.1875
// d x: [86.75,48.5,47.5,238.0]
// d y: [0.0,0.0,0.0,0.0,0.0,0.0]
// at: x=[1.5,0.25,-0.5,1.0] y=[0.75,-1.25,1.0,2.0,0.5,-0.25] n=5
// value: 20.9375
// d x: [4.0,-6.0,10.0,24.0]
// d y: [6.25,3.25,-6.25,12.0,0.0,0.0]
#include <string.h>
struct S {
  double a;
  int k;
  float f;
  double c, b[8];
};
double f(const double *x, const double *y, int n) {
  struct S u = {.a = x[0], .k = 2, .f = 0.5f, .c = x[1]};
  for (int i = 0; i < 8; i++)
    u.b[i] = x[i & 3] * (i + 1);
  const double *p = n & 1 ? y : u.b;
  memmove(u.b, p + (n & 3), n / 2 * sizeof(double));
  double s = u.a * u.c * u.f * u.k;
  for (int i = 0; i < 8; i++)
    s += u.b[i] * p[i & 3];
  return s;
}
