// An array of structures that a function grows: two allocations, of which a callee is given either.
// grad: f
// at: x=1.3
// value: 327.60000000000002
// d x: 252.0
// tol: 1e-6
#include <stdlib.h>
#define NI __attribute__((noinline)) static
typedef struct {
  int key;
  double val;
} Slot;
typedef struct {
  Slot *s;
  int cap, n;
} Map;
NI void grow(Map *m) {
  Slot *b = calloc(m->cap * 2, sizeof(Slot));
  for (int i = 0; i < m->cap; i++) {
    b[i].key = m->s[i].key;
    b[i].val = m->s[i].val;
  }
  free(m->s);
  m->s = b;
  m->cap *= 2;
}
NI void put(Map *m, int k, double v) {
  if (m->n >= m->cap)
    grow(m);
  Slot *s = &m->s[m->n];
  m->n++;
  s->key = k;
  s->val = v;
}
NI double get(Map *m, int k) {
  Slot *s = &m->s[k];
  return s->val * s->key;
}
double f(double x) {
  Map m = {calloc(4, sizeof(Slot)), 4, 0};
  for (int i = 0; i < 9; i++)
    put(&m, i * i % 7, x * i);
  double s = 0;
  for (int i = 0; i < 7; i++)
    s += get(&m, i) * (i + 1);
  free(m.s);
  return s;
}
