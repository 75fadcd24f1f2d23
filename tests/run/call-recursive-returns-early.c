// A function that calls itself and returns early keeps what decides that, and a list: in several directions, the memory of the first has both.
// grad: f
// at: s=2
// value: 3.818594853651364
// d s: 0.1677063269057152
#include <math.h>
#include <stdlib.h>
struct node {
  double v;
  struct node *next;
};
static double kept, sum;
static double h(double a, int n) {
  if (n <= 1) return a;
  double limit = kept;
  if (0.1 * n > limit) return 0.5;
  struct node *head = 0;
  for (int i = 0; i < n; i++) {
    struct node *made = malloc(sizeof *made);
    made->v = kept;
    made->next = head;
    head = made;
  }
  for (struct node *e = head; e; e = e->next) sum += 0.5 * sin(e->v);
  while (head) {
    struct node *next = head->next;
    free(head);
    head = next;
  }
  return h(0.5, n / 2) * h(sin(limit), n - 1 - n / 2);
}
double f(double s) {
  kept = s;
  sum = s;
  return h(0.5, 3) + sum;
}
