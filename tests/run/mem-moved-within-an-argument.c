// Functions that are not inlined copy one part of what they are given onto another part.
// grad: f
// at: x=1.3
// value: 53.9422
// d x: 76.776
#include <string.h>
#define NI __attribute__((noinline)) static
typedef struct { double a; int k; } P;
typedef struct { int n; double w[4]; } Delay;
NI void first_to_second(P *p) { p[1] = p[0]; }
NI void assign(P *p, int to, int from) { p[to] = p[from]; }
NI void through_third(P *p) {
  assign(p, 2, 0);
  assign(p, 1, 2);
}
NI void halves(double *a) { memcpy(a + 2, a, 16); }
NI void up(double *a, int n) { memmove(a + 1, a, n * sizeof *a); }
NI void all_up(double *a) { memmove(a + 1, a, 32); }
NI void push(Delay *d, double v) {
  memmove(d->w + 1, d->w, 24);
  d->w[0] = v;
  d->n++;
}
double f(double x) {
  P p[2] = {{x, 3}, {1, 1}}, q[3] = {{x, 3}, {1, 1}, {2, 2}};
  first_to_second(p);
  through_third(q);
  double r = p[1].a * p[1].k + q[1].a * q[2].a;
  double a[4] = {x, 2 * x, 1, 1}, b[4] = {x, 2 * x, 1, 1}, c[5] = {x, 2 * x, 1, x * x, 1};
  halves(a);
  up(b, 2);
  all_up(c);
  r += a[3] * a[2] + b[1] * b[2] + c[1] * c[2] * c[3] * c[4];
  Delay d = {0};
  for (int i = 0; i < 6; i++)
    push(&d, x * i);
  return r + d.w[1] * d.w[2] + d.n * d.w[3];
}
