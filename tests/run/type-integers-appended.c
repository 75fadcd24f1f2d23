// Elements are appended behind others, with the count in the structure of the arrays; the integers among them are copied alone.
// grad: f
// at: x=[1,2,3,0,0,0] n=3
// value: 28
// d x: [4,8,12,0,0,0]
// or error: cannot tell which of the bytes copied here are floats
#include <stdlib.h>
typedef struct { int *id; double *x; int n; } atoms;
typedef struct { int n; atoms *all; } simulation;
__attribute__((noinline)) static double energy(simulation *s) {
  int n = s->n;
  for (int k = 0; k < n; k++) {
    int i = s->all->n++;
    s->all->id[i] = s->all->id[k];
    s->all->x[i] = s->all->x[k];
  }
  double e = 0;
  for (int i = 0; i < s->all->n; i++) e += s->all->x[i] * s->all->x[i];
  return e;
}
double f(double *x, int n) {
  int id[8] = {0, 1, 2};
  double y[8];
  for (int i = 0; i < n; i++) y[i] = x[i];
  atoms a = {id, y, n};
  simulation s = {n, &a};
  return energy(&s);
}
