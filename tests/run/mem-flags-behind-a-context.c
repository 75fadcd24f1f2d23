// Flags behind a structure are cleared and set by functions.
// grad: f
// at: x=1.3
// value: 91.260000000000005
// d x: 140.4
// tol: 1e-6
#include <string.h>
#define NI __attribute__((noinline)) static
typedef struct {
  int *flag;
  double *v;
  int n;
} C;
NI void clear(C *c) { memset(c->flag, 0, c->n * sizeof(int)); }
NI void mark(C *c, double t) {
  for (int i = 0; i < c->n; i++)
    if (c->v[i] > t)
      c->flag[i] = 1;
}
NI double sum(const C *c) {
  double s = 0;
  for (int i = 0; i < c->n; i++)
    if (c->flag[i])
      s += c->v[i] * c->v[i];
  return s;
}
double f(double x) {
  int fl[6];
  double v[6];
  C c = {fl, v, 6};
  for (int i = 0; i < 6; i++)
    v[i] = x * i;
  clear(&c);
  mark(&c, 2);
  return sum(&c);
}
