// A structure in a `union` of which a byte is written first: simplifications move the first byte of the `double` in a register,
// the others through memory.
// grad: f
// at: n=3 x=[1.2, 0.7, 2.1]
// value: 13.63
// d x: [7.2, 1.4, 8.4]
// at: n=1 x=[1.5]
// value: 2.25
// d x: [3]
#include <stdlib.h>
#include <string.h>
struct item { double value; int tag; };
union maybe { unsigned char none; struct item item; };
static void rotate(struct item *all, int n) {
  union maybe kept;
  kept.none = 0;
  kept.item = all[0];
  memmove(all, all + 1, (n - 1) * sizeof *all);
  all[n - 1] = kept.item;
}
double f(const double *x, int n) {
  struct item *all = malloc(n * sizeof *all);
  for (int i = 0; i < n; i++) {
    all[i].value = x[i] * x[i];
    all[i].tag = i;
  }
  rotate(all, n);
  double s = 0;
  for (int i = 0; i < n; i++)
    s += (i + 1) * all[i].value;
  free(all);
  return s;
}
