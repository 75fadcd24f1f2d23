// A circular list: what is stored through one node is found through another.
// grad: f
// at: n=3 x=[1.5,0.7,0.9]
// value: 1.6175
// d x: [0.75,0.7,1.8]
#include <stdlib.h>
#define NI __attribute__((noinline))
typedef struct node {
  double v;
  struct node *next, *prev;
} node;
NI static void append(node *l, double v) {
  node *q = malloc(sizeof *q);
  q->v = v;
  q->prev = l->prev;
  q->next = l;
  l->prev->next = q;
  l->prev = q;
}
NI static double sum(node *l) {
  double s = 0;
  for (node *q = l->next; q != l; q = q->next) s = s * 0.5 + q->v;
  return s;
}
NI static void release(node *l) {
  node *q = l->next;
  while (q != l) {
    node *t = q->next;
    free(q);
    q = t;
  }
}
double f(double *x, int n) {
  node l = {0, &l, &l};
  for (int i = 0; i < n; i++) append(&l, x[i] * x[i]);
  double s = sum(&l);
  release(&l);
  return s;
}
