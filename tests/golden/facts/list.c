// Memory from `malloc`, and pointers in memory: the list leads to itself.
#include <stdlib.h>
double __enzyme_autodiff(void *, ...);
struct node {
  double value;
  struct node *next;
};
static double sum(const double *x, int n) {
  struct node *list = 0;
  for (int i = 0; i < n; i++) {
    struct node *made = malloc(sizeof *made);
    made->value = x[i] * x[i];
    made->next = list;
    list = made;
  }
  double s = 0;
  for (; list; list = list->next)
    s += list->value;
  return s;
}
void gradient(const double *x, double *dx, int n) { __enzyme_autodiff((void *)sum, x, dx, n); }
