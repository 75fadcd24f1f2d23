// Structures of a float and a time by value, through a ring.
// grad: f
// at: x=1.3
// value: 299.0990171432495
// d x: 230.076171875
// tol: 1e-6
#include <stdlib.h>
#define NI __attribute__((noinline)) static
struct ev {
  float v;
  unsigned t;
};
struct ring {
  struct ev e[4];
  unsigned head;
};
NI void put(struct ring *r, struct ev e) { r->e[r->head++ & 3] = e; }
NI struct ev oldest(const struct ring *r) {
  struct ev b = r->e[0];
  for (int i = 1; i < 4; i++)
    if (r->e[i].t < b.t)
      b = r->e[i];
  return b;
}
NI struct ev mix(struct ev a, struct ev b) {
  struct ev r = {0.5f * (a.v + b.v), a.t > b.t ? a.t : b.t};
  return r;
}
double f(double x) {
  struct ring r = {{{0, 0}}, 0};
  double s = 0;
  struct ev p = {(float)x, 1};
  for (unsigned i = 0; i < 9; i++) {
    struct ev e = {(float)(x * i * i), i + 2};
    put(&r, e);
    p = mix(p, oldest(&r));
    s += p.v * p.t;
  }
  return s;
}
