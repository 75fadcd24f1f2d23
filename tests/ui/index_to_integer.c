#include <stdlib.h>
#ifndef COUNT
#define COUNT int
#endif
#ifdef BLOCK
struct list {
  double v[9];
};
#define LENGTH(l) (*(COUNT *)&(l)->v[8])
#else
struct list {
  double v[8];
  COUNT n;
};
#define LENGTH(l) (l)->n
#endif
__attribute__((noinline)) static double *slot(struct list *l, int i) { return l->v + i; }
__attribute__((noinline)) static void add(struct list *l, double x) { *slot(l, LENGTH(l)++) = x; }
double f(const double *x, int n) {
  struct list *l = calloc(1, sizeof *l);
  for (int i = 0; i < n; i++)
    add(l, x[i]);
  double s = 1;
  for (int i = 0; i < (int)LENGTH(l); i++)
    s *= *slot(l, i);
  free(l);
  return s;
}
