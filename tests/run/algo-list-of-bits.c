// Bits of doubles in a linked list, ordered by a function that counts.
// grad: f
// at: x=1.3
// value: 112.39999999999999
// d x: 38.0
// tol: 1e-6
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NI __attribute__((noinline)) static
struct node {
  struct node *next;
  uint64_t key;
  int n;
};
NI void sort(struct node *l) {
  for (struct node *a = l; a; a = a->next)
    for (struct node *b = a->next; b; b = b->next)
      if (b->key >> 1 < a->key >> 1) {
        uint64_t t = a->key;
        a->key = b->key;
        b->key = t;
        a->n++;
      }
}
NI struct node *cons(struct node *l, double v) {
  struct node *n = malloc(sizeof *n);
  n->next = l;
  memcpy(&n->key, &v, 8);
  n->n = 0;
  return n;
}
NI double sum(struct node *l) {
  double s = 0;
  int i = 1;
  for (; l; l = l->next) {
    double v;
    memcpy(&v, &l->key, 8);
    s += v * i++ + l->n;
  }
  return s;
}
double f(double x) {
  struct node *l = 0;
  for (int i = 0; i < 5; i++)
    l = cons(l, (i * 7 % 5) * x + i + 1);
  sort(l);
  double s = sum(l);
  while (l) {
    struct node *n = l->next;
    free(l);
    l = n;
  }
  return s;
}
