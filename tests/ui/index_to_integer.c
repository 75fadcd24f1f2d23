#include <stdlib.h>
#ifndef COUNT
#define COUNT int
#endif
struct list {
  double v[8];
  COUNT n;
};
__attribute__((noinline)) static double *slot(struct list *l, int i) { return l->v + i; }
__attribute__((noinline)) static void add(struct list *l, double x) { *slot(l, l->n++) = x; }
double f(const double *x, int n) {
  struct list *l = calloc(1, sizeof *l);
  for (int i = 0; i < n; i++)
    add(l, x[i]);
  double s = 1;
  for (int i = 0; i < (int)l->n; i++)
    s *= *slot(l, i);
  free(l);
  return s;
}
