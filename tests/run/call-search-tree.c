// A search tree on active keys: made, folded and released by recursion.
// grad: f
// at: n=6 x=[1,2,0.5,0.3,1.1,0.9]
// value: 19.6246045
// d x: [19.569209,18.6246045,4.096818,0.29403,26.59019,10.98801]
#include <stdlib.h>
#define NI __attribute__((noinline))
typedef struct t {
  double k;
  struct t *l, *r;
} t;
NI static t *insert(t *p, double k) {
  if (!p) {
    p = malloc(sizeof *p);
    p->k = k;
    p->l = p->r = 0;
    return p;
  }
  if (k < p->k) p->l = insert(p->l, k);
  else p->r = insert(p->r, k);
  return p;
}
NI static double fold(const t *p, double a) {
  return p ? fold(p->r, p->k * fold(p->l, a) + 1) : a;
}
NI static void drop(t *p) {
  if (p) {
    drop(p->l);
    drop(p->r);
    free(p);
  }
}
double f(double *x, int n) {
  t *p = 0;
  for (int i = 0; i < n; i++) p = insert(p, x[i] * x[i]);
  double s = fold(p, 0.5);
  drop(p);
  return s;
}
