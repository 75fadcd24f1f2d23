// A list whose head is a global.
// grad: f
// at: n=3 x=[0.5,1.25,-2]
// value: 3.765625
// d x: [15.0625,5.625,-3.125]
#include <stdlib.h>
struct node { double v; struct node *next; };
static struct node *head;
__attribute__((noinline)) static void push(double v) {
  struct node *n = malloc(sizeof *n);
  n->v = v;
  n->next = head;
  head = n;
}
__attribute__((noinline)) static double sum(void) {
  double s = 1;
  for (struct node *n = head; n; n = n->next) s = s * n->v + n->v;
  return s;
}
__attribute__((noinline)) static void drop(void) {
  while (head) { struct node *n = head->next; free(head); head = n; }
}
double f(const double *x, int n) {
  head = 0;
  for (int i = 0; i < n; i++) push(x[i] * x[i]);
  double s = sum();
  drop();
  return s;
}
