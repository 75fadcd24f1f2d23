// Arenas that are rewound hand out the same memory again, and end where their bytes are released: what the reverse sweep needs is kept.
// grad: f
// at: x=[1,2,0.5] n=3
// value: 9712.1044122908958
// d x: [3228.1561950706006,101106.87627271276,5673.0258683353206]
#include <stddef.h>
#include <stdlib.h>
static double arena[1 << 12];
static size_t used;
static void *get(size_t bytes) {
  void *given = arena + used;
  used += (bytes + sizeof *arena - 1) / sizeof *arena;
  return given;
}
void *__enzyme_allocation_like_get[4] = {(void *)get, (void *)0, (void *)"-1", (void *)0};
struct bytes {
  char *base;
  size_t used;
};
static void *take(struct bytes *from, size_t size) {
  void *given = from->base + from->used;
  from->used += (size + 15) & ~(size_t)15;
  return given;
}
void *__enzyme_allocation_like_take[4] = {(void *)take, (void *)1, (void *)"-1", (void *)0};
static double *squares(struct bytes *from, const double *x, int n) {
  double *p = take(from, n * sizeof *p);
  for (int i = 0; i < n; i++)
    p[i] = x[i] * x[i];
  return p;
}
__attribute__((noinline)) static double cubes(const double *x, int n, int by) {
  double *p = get(n * sizeof *p), s = 0;
  for (int i = 0; i < n; i++)
    p[i] = x[i] * by;
  for (int i = 0; i < n; i++)
    s += p[i] * p[i] * p[n - 1 - i];
  return s;
}
__attribute__((noinline)) static double marked(const double *x, int n) {
  struct bytes from = {malloc(4096), 0};
  double s = 0;
  for (int t = 0; t < 3; t++) {
    size_t mark = from.used;
    double *p = squares(&from, x, n), *q = squares(&from, p, n);
    for (int i = 0; i < n; i++)
      s += q[i] * p[n - 1 - i] * (t + 1) + s * s * 1e-3;
    from.used = mark;
  }
  free(from.base);
  return s;
}
double f(const double *x, int n) {
  double s = marked(x, n);
  for (int t = 1; t <= 3; t++) {
    used = 0;
    s += cubes(x, n, t);
  }
  used = 0;
  double *p = get(n * sizeof *p);
  for (int i = 0; i < n; i++)
    p[i] = x[i] * 2;
  for (int i = 0; i < n; i++)
    s += p[i] * p[i] * p[n - 1 - i];
  used = 0;
  double *q = get(n * sizeof *q);
  for (int i = 0; i < n; i++)
    q[i] = x[i] * s;
  for (int i = 0; i < n; i++)
    s += q[i] * q[n - 1 - i];
  used = 0;
  return s * 1e-3 + cubes(x, n, 4);
}
