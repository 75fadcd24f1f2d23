// A function behind a pointer of which nothing is known is given memory without a derivative, and comes back: it may have stored
// pointers there.
// grad: f
// at: x=[1,2,3] n=2
// value: 12
// d x: [4,8,0]
#include <stdlib.h>
#include <string.h>
struct entry { long key; struct entry *next; };
static int by_key(const void *a, const void *b) {
  long x = ((const struct entry *)a)->key, y = ((const struct entry *)b)->key;
  return (x > y) - (x < y);
}
static void (*volatile sort)(void *, size_t, size_t, int (*)(const void *, const void *)) = qsort;
double f(const double *x, int n) {
  struct entry all[3] = {{3, 0}, {2, 0}, {1, 0}};
  for (int i = 0; i < 3; i++) all[i].next = &all[(i + 1) % 3];
  sort(all, 3, sizeof *all, by_key);
  long k = all[0].next->key;
  double s = 0;
  for (int i = 0; i < n; i++) s += x[i] * x[i] * (all[0].key + (k > 0));
  return s + 2 * (all[2].key - 2);
}
