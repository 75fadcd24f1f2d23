// A linked list built and walked inside the function.
// grad: f
// at: n=4 x=[1,2,3,4]
// value: 617
// d x: [1234,616,408,288]
#include <stdlib.h>
struct node {
  double value;
  struct node *next;
};
double f(int n, const double *x) {
  struct node *head = NULL;
  for (int i = 0; i < n; i++) {
    struct node *fresh = malloc(sizeof *fresh);
    if (!fresh)
      return -1;
    fresh->value = x[i] * x[i];
    fresh->next = head;
    head = fresh;
  }
  double s = 0;
  for (struct node *p = head; p; p = p->next)
    s = s * p->value + p->value;
  while (head) {
    struct node *next = head->next;
    free(head);
    head = next;
  }
  return s;
}
