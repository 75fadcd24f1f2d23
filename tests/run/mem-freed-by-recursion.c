// A list built and freed by recursive functions.
// grad: f
// at: n=2 x=[3,4]
// value: 41
// d x: [6,16]
#include <stdlib.h>
typedef struct node {
  double v;
  struct node *next;
} node;
static node *build(const double *x, int n) {
  if (!n)
    return NULL;
  node *q = malloc(sizeof *q);
  q->v = x[0] * x[0];
  q->next = build(x + 1, n - 1);
  return q;
}
static double sum(const node *q) { return q ? q->v + 2 * sum(q->next) : 0; }
static void del(node *q) {
  if (q) {
    del(q->next);
    free(q);
  }
}
double f(const double *x, int n) {
  node *h = build(x, n);
  double s = sum(h);
  del(h);
  return s;
}
