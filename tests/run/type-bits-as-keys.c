// The bits of floats as keys: compared, kept beside counts of which numbers are made.
// grad: f
// at: x=[3,-1,2,-0.5] n=4
// value: 15.75
// d x: [9,0,1,0]
#include <stdint.h>
#include <string.h>
struct entry { int64_t key; double value; int64_t rank; };
__attribute__((noinline)) static void enter(struct entry *e, double x, int64_t rank) {
  int64_t bits;
  memcpy(&bits, &x, sizeof bits);
  e->key = bits ^ (bits >> 63 & INT64_MAX);
  e->value = x;
  e->rank = rank;
}
__attribute__((noinline)) static double weight(const struct entry *e) { return (double)e->rank; }
double f(const double *x, int n) {
  struct entry all[8];
  for (int i = 0; i < n; i++) {
    enter(all + i, x[i], 0);
    for (int j = 0; j < i; j++)
      if (all[j].key < all[i].key) all[i].rank++;
      else all[j].rank++;
  }
  double s = 0;
  for (int i = 0; i < n; i++)
    if (all[i].key > 0) s += weight(all + i) * all[i].value * (all[i].value > 2.5 ? all[i].value : 1) / 2;
    else s += 0.25 * (double)(all[i].rank & 1);
  return s;
}
