// Addresses that are computed as integers: of members, of elements, aligned ones, such as have a tag, and blocks behind headers.
// grad: f
// at: x=1.3
// value: 8.06
// d x: 9.8
#include <stdint.h>
#include <stdlib.h>
#define NI __attribute__((noinline)) static
struct pair {
  int n;
  double v[3];
};
NI double element(struct pair *p, int i) {
  return *(double *)((uintptr_t)p + __builtin_offsetof(struct pair, v) + 8 * (uintptr_t)i);
}
NI void *aligned(size_t n) {
  char *raw = malloc(n + 64 + sizeof(void *));
  char *p = (char *)(((uintptr_t)raw + sizeof(void *) + 63) & ~(uintptr_t)63);
  ((void **)p)[-1] = raw;
  return p;
}
NI void release(void *p) { free(((void **)p)[-1]); }
double f(double x) {
  struct pair p = {2, {x, x * x, 0}};
  double *a = aligned(2 * sizeof *a), r = 0;
  a[0] = x;
  a[1] = x * x;
  uintptr_t tagged = (uintptr_t)(a + 1) | (x > 0);
  r += a[0] + a[1];
  for (int i = 0; i < p.n; i++)
    r += element(&p, i);
  r += *(double *)(tagged - (x > 0)) + 0.39;
  release(a);
  return r;
}
