// The largest of words that are bits of doubles, kept by a function that is called for each.
// grad: f
// at: x=1.3
// value: 211.25
// d x: 325.0
// tol: 1e-6
// or error: a float that carries a derivative
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
struct C {
  uint64_t best;
  int n;
};
NI void each(const uint64_t *w, int n, void (*cb)(uint64_t, void *), void *c) {
  for (int i = 0; i < n; i++)
    cb(w[i], c);
}
NI void larger(uint64_t w, void *c) {
  struct C *p = c;
  if (!p->n++ || w > p->best)
    p->best = w;
}
double f(double x) {
  double a[5];
  uint64_t w[5];
  for (int i = 0; i < 5; i++)
    a[i] = x * (i * 2 % 5 + 1);
  memcpy(w, a, 40);
  struct C c = {0, 0};
  each(w, 5, larger, &c);
  double r;
  memcpy(&r, &c.best, 8);
  return r * r * c.n;
}
