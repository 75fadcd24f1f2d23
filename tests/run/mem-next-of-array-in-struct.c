// A count beside an array in one structure says which element is next; where the last one lies is kept there, too.
// grad: f
// at: x=[1.5,-2,0.5] n=2
// value: -53.875
// d x: [6.75,96.0,40.5]
#include <stdlib.h>
struct body { double x, v; };
struct world { struct body all[8]; int n; struct body *last; };
static void add(struct world *w, double x) {
  struct body *b = &w->all[w->n];
  w->n++;
  b->x = x;
  b->v = x * x;
  w->last = b;
}
double f(const double *x, int n) {
  struct world *w = calloc(1, sizeof *w);
  w->n = n;
  for (int i = 0; i < 3; i++)
    add(w, x[i] * (i + 1));
  double s = w->last->x * w->last->v;
  for (int i = n; i < w->n; i++)
    s += w->all[i].x * w->all[i].v;
  free(w);
  return s;
}
