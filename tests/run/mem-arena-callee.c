// A callee hands out pieces of a block that its caller made: the pieces end with the block.
// grad: f
// at: x=[1,2] n=2
// value: 9
// d x: [3,12]
#include <stdlib.h>
typedef struct {
  char *base;
  size_t off, cap;
} arena;
__attribute__((noinline)) static void *take(arena *a, size_t n) {
  void *p = a->base + a->off;
  a->off += n;
  return p;
}
double f(const double *x, int n) {
  arena a = {malloc(800), 0, 800};
  double *u = take(&a, (size_t)n * sizeof *u), *v = take(&a, (size_t)n * sizeof *v), s = 0;
  for (int i = 0; i < n; i++) {
    u[i] = x[i] * x[i];
    v[i] = u[i] * x[i];
  }
  for (int i = 0; i < n; i++)
    s += v[i];
  free(a.base);
  return s;
}
