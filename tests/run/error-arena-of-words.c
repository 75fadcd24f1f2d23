// Words and integers in one arena.
// grad: f
// at: x=1.3
// value: 219.70000000000005
// d x: 338.0
// tol: 1e-6
// or error: cannot tell
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NI __attribute__((noinline)) static
struct A {
  char *p;
  int n;
};
NI void *al(struct A *a, int n) {
  void *r = a->p + a->n;
  a->n += (n + 15) & ~15;
  return r;
}
NI uint64_t *boxw(struct A *a, uint64_t w) {
  uint64_t *p = al(a, 8);
  *p = w;
  return p;
}
NI int *boxi(struct A *a, int k) {
  int *p = al(a, 4);
  *p = k;
  return p;
}
double f(double x) {
  struct A a = {malloc(512), 0};
  uint64_t *w[4];
  int *k[4];
  for (int i = 0; i < 4; i++) {
    double v = x * (i + 1);
    uint64_t q;
    memcpy(&q, &v, 8);
    w[i] = boxw(&a, q);
    k[i] = boxi(&a, i + 2);
  }
  double t = 0;
  for (int i = 0; i < 4; i++) {
    double v;
    memcpy(&v, w[i], 8);
    t += v * v * *k[i];
  }
  free(a.p);
  return t;
}
