// A callee that allocates a node and links it to a list of the caller.
// grad: f
// at: n=2 x=[3,4]
// value: 41
// d x: [6,16]
// or error: cannot tell whether the integer stored here takes the place of a float that carries a derivative
#include <stdlib.h>
typedef struct node {
  double v;
  struct node *next;
} node;
typedef struct {
  node *head;
} list;
__attribute__((noinline)) static int push(list *l, double v) {
  node *q = malloc(sizeof *q);
  if (!q)
    return -1;
  q->v = v;
  q->next = l->head;
  l->head = q;
  return 0;
}
double f(const double *x, int n) {
  list l = {NULL};
  double s = 0;
  for (int i = 0; i < n; i++)
    push(&l, x[i] * x[i]);
  for (node *q = l.head; q; q = q->next)
    s = 2 * s + q->v;
  while (l.head) {
    node *t = l.head->next;
    free(l.head);
    l.head = t;
  }
  return s;
}
