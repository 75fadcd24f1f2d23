// Blocks whose length is known only when run, of vectors of 32 bytes: asked for with that alignment, or rounded up by hand; an array on the stack that a callee fills.
// grad: f
// at: x=[1,2,3,4]
// value: 270
// d x: [18,36,54,72]
#include <stdlib.h>
#define AVX __attribute__((target("avx")))
typedef double v4 __attribute__((vector_size(32)));
typedef struct { v4 v; } cell;
long rows = 2;
__attribute__((noinline)) static void *rounded(size_t n) {
  char *block = malloc(n + 32);
  char *first = (char *)(((size_t)block & ~(size_t)31) + 32);
  ((void **)first)[-1] = block;
  return first;
}
__attribute__((noinline)) static void release(void *first) { free(((void **)first)[-1]); }
AVX __attribute__((noinline)) static void fill(cell *t, long n, const double *x, double by) {
  for (long i = 0; i < n; i++) {
    v4 v = {x[0], x[1], x[2], x[3]};
    t[i].v = v * by;
  }
}
AVX __attribute__((noinline)) static double squares(const cell *t, long n) {
  v4 s = {0};
  for (long i = 0; i < n; i++) s += t[i].v * t[i].v;
  return s[0] + s[1] + s[2] + s[3];
}
AVX __attribute__((noinline)) static double local(const double *x) {
  cell t[2];
  fill(t, 2, x, 1.5);
  return squares(t, 2);
}
double f(const double *x) {
  long n = rows;
  void *hole = malloc(24);
  cell *a = aligned_alloc(32, n * sizeof *a), *b = rounded(n * sizeof *b);
  fill(a, n, x, 1.5);
  fill(b, n, x, 1.5);
  double s = local(x) * (2.0 / 3) + squares(a, n) + squares(b, n) * (1.0 / 3);
  release(b);
  free(a);
  free(hole);
  return s;
}
