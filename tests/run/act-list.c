// A list whose nodes point to rows of the input and to a constant table.
// grad: f
// at: x=[1,2,3,4] n=4
// value: 356
// d x: [2,0,18,0]
#include <stdlib.h>

struct node {
  const double *value;
  double weight;
  struct node *next;
};

static const double table[4] = {5, 6, 7, 8};

__attribute__((noinline)) static struct node *push(struct node *head, const double *value, double weight) {
  struct node *made = malloc(sizeof *made);
  made->value = value;
  made->weight = weight;
  made->next = head;
  return made;
}

__attribute__((noinline)) static double total(const struct node *at) {
  double sum = 0;
  for (; at; at = at->next)
    sum += at->weight * *at->value * *at->value;
  return sum;
}

double f(const double *x, int n) {
  struct node *head = 0;
  for (int i = 0; i < n; i++)
    head = push(head, i % 2 ? &table[i] : &x[i], i + 1);
  double sum = total(head);
  while (head) {
    struct node *next = head->next;
    free(head);
    head = next;
  }
  return sum;
}
