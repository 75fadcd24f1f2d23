// Halves of a float, which functions set in members of a structure.
// grad: f
// at: x=1.3
// value: 26.210000000000001
// d x: 23.4
// tol: 1e-6
// or error: a derivative
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
typedef struct {
  uint32_t h, l;
  int n;
} W;
NI void seth(W *w, uint32_t h) {
  w->h = h;
  w->n++;
}
NI void setl(W *w, uint32_t l) {
  w->l = l;
  w->n++;
}
NI void set(W *w, double d) {
  uint64_t u;
  memcpy(&u, &d, 8);
  seth(w, u >> 32);
  setl(w, u);
}
NI double get(const W *w) {
  uint64_t u = ((uint64_t)w->h << 32) + w->l;
  double d;
  memcpy(&d, &u, 8);
  return d * w->n;
}
double f(double x) {
  W w[3];
  for (int i = 0; i < 3; i++) {
    w[i].n = i;
    set(w + i, x * x + i);
  }
  double r = 0;
  for (int i = 0; i < 3; i++)
    r += get(w + i);
  return r;
}
