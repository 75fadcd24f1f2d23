// An allocator whose arena lies on the stack of a function that is called: what is released is released by it while it lives.
// grad: f
// at: x=[1,2,0.5] n=3
// value: 639738863.3481737
// d x: [1594923608.2278304,3038521006.205314,1665130992.0546508]
#include <math.h>
#include <stddef.h>
#include <stdlib.h>
struct arena {
  char *base;
  size_t used, size;
  int live;
};
static void *arena_alloc(struct arena *a, size_t n) {
  n = (n + 15) & ~(size_t)15;
  if (a->used + n > a->size)
    abort();
  void *given = a->base + a->used;
  a->used += n;
  a->live++;
  return given;
}
static void arena_free(struct arena *a, void *given) {
  if ((char *)given < a->base)
    abort();
  a->live--;
}
void *__enzyme_allocation_like_arena[4] = {(void *)arena_alloc, (void *)1, (void *)"0,-1", (void *)arena_free};
static _Alignas(16) char bytes[1 << 14];
static double *squares(struct arena *a, const double *x, int n) {
  double *p = arena_alloc(a, n * sizeof *p);
  for (int i = 0; i < n; i++)
    p[i] = x[i] * x[i];
  return p;
}
static double released(const double *x, int n) {
  struct arena a = {bytes, 0, sizeof bytes, 0};
  double s = 0;
  for (int t = 0; t < 3; t++) {
    double *p = squares(&a, x, n), *q = squares(&a, p, n);
    for (int i = 0; i < n; i++)
      s += q[i] * p[n - 1 - i] * (t + 1) + s * s * 1e-3;
    arena_free(&a, q);
    arena_free(&a, p);
  }
  return s;
}
struct node {
  double value;
  struct node *next;
};
static double list(const double *x, int n) {
  struct arena *a = malloc(sizeof *a);
  *a = (struct arena){bytes, 0, sizeof bytes, 0};
  struct node *head = 0;
  for (int i = 0; i < n; i++) {
    struct node *made = arena_alloc(a, sizeof *made);
    made->value = x[i] * x[i];
    made->next = head;
    head = made;
  }
  double s = a->live;
  for (struct node *p = head; p; p = p->next)
    s += p->value * (s + 1);
  while (head) {
    struct node *next = head->next;
    arena_free(a, head);
    head = next;
  }
  free(a);
  return s;
}
struct allocator {
  void *(*get)(struct arena *, size_t);
  void (*put)(struct arena *, void *);
  struct arena *from;
};
__attribute__((noinline)) static double use(struct allocator *by, const double *x, int n) {
  double *p = by->get(by->from, n * sizeof *p), s = 0;
  for (int i = 0; i < n; i++)
    p[i] = sin(x[i]) * x[i];
  for (int i = 0; i < n; i++)
    s += p[i] * p[n - 1 - i] * x[i];
  by->put(by->from, p);
  return s;
}
__attribute__((noinline)) static double g(const double *x, int n) {
  struct arena a = {bytes, 0, sizeof bytes, 0};
  struct allocator by = {arena_alloc, arena_free, &a};
  double s = released(x, n) * 1e-3 + list(x, n);
  for (int t = 0; t < 3; t++)
    s += use(&by, x, n) * (1 + s);
  return s;
}
double f(const double *x, int n) { double s = 0; for (int i = 0; i < 2; i++) s += g(x, n) * (1 + s); return s; }
