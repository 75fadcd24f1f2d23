// Pointers that a sort of anything swaps byte by byte.
// grad: f
// at: x=1.3
// value: 18.370000000000001
// d x: 17.800000000000001
// or error: byte by byte
#include <stddef.h>
__attribute__((noinline)) static void sort(void *all, size_t n, size_t size, int (*less)(const void *, const void *)) {
  char *p = all;
  for (size_t a = 0; a < n; a++)
    for (size_t j = 0; j + 1 < n - a; j++)
      if (less(p + j * size, p + (j + 1) * size) > 0)
        for (size_t k = 0; k < size; k++) {
          char t = p[j * size + k];
          p[j * size + k] = p[(j + 1) * size + k];
          p[(j + 1) * size + k] = t;
        }
}
static int by_value(const void *a, const void *b) {
  double u = **(double *const *)a, v = **(double *const *)b;
  return u < v ? -1 : u > v;
}
double f(double x) {
  double v[4] = {2 * x, x * x, 0.3, x}, *p[4] = {v, v + 1, v + 2, v + 3}, s = 0;
  sort(p, 4, sizeof *p, by_value);
  for (int k = 0; k < 4; k++)
    s += (k + 1) * *p[k];
  return s;
}
