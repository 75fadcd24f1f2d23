// Structures of a float, an integer and a float are sorted by the float; equal ones keep their order.
// grad: f
// at: n=5 x=[3,1,5,2,4]
// value: 226
// d x: [18,4,50,8,32]
// at: n=4 x=[2,-1,2,0.5]
// value: 30.5
// d x: [12,-4,16,2]
#include <stdlib.h>
struct item {
  double key;
  int id;
  double weight;
};
static int order(const void *a, const void *b) {
  const struct item *x = a, *y = b;
  return (x->key > y->key) - (x->key < y->key);
}
double f(int n, const double *x) {
  struct item *all = malloc((size_t)n * sizeof *all);
  for (int i = 0; i < n; i++) {
    all[i].key = x[i];
    all[i].id = i;
    all[i].weight = x[i] * x[i];
  }
  qsort(all, (size_t)n, sizeof *all, order);
  double s = 0;
  for (int i = 0; i < n; i++)
    s += (i + 1 + (all[i].id == 1)) * all[i].weight;
  free(all);
  return s;
}
