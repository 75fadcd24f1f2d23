// Pointers that are swapped four bytes at a time.
// grad: f
// at: x=1.3 i=1
// value: 4.1325000000000003
// d x: 6.1100000000000003
// or error: a derivative
#include <stddef.h>
#include <string.h>
static void swap(void *a, void *b, size_t n) {
  char t[4], *p = a, *r = b;
  while (n > 0) {
    size_t k = n < 4 ? n : 4;
    memcpy(t, p, k);
    memcpy(p, r, k);
    memcpy(r, t, k);
    p += k;
    r += k;
    n -= k;
  }
}
double f(double x, int i) {
  double m[3] = {x * x, 1.5 * x, 0.7}, r = 0, *e[3] = {m, m + 1, m + 2};
  swap(&e[0], &e[i], sizeof e[0]);
  *e[0] *= x;
  r += 1.3 * *e[0] + 0.4 * *e[1] + 0.23 * *e[2];
  return r;
}
