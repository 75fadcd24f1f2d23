// The last member is an array of one that is used at any length, and copied with what lies in front of it.
// grad: f
// at: x=[1,2,3] n=3
// value: 50
// d x: [6,8,18]
#include <stdlib.h>
#include <string.h>
struct vec { int n, room; double *other; double v[1]; };
__attribute__((noinline)) static struct vec *grown(const struct vec *a, int n) {
  struct vec *b = malloc(sizeof *b + sizeof(double) * n);
  memcpy(b, a, sizeof *a + sizeof(double) * (a->n - 1));
  b->n = n;
  return b;
}
double f(const double *x, int n) {
  struct vec *a = malloc(sizeof *a + sizeof(double) * n);
  a->n = n, a->room = n, a->other = 0;
  for (int i = 0; i < n; i++) a->v[i] = x[i] * x[i];
  struct vec *b = grown(a, n + 2);
  b->v[n] = x[0], b->v[n + 1] = 2;
  double s = 0;
  for (int i = 0; i < b->n; i++) s += b->v[i] * (i + 1);
  free(a), free(b);
  return s;
}
