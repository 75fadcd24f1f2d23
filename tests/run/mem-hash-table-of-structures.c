// A hash table of keys and floats that a callee moves to a larger array.
// grad: f
// at: x=1.3
// value: 135.19999999999999
// d x: 104.0
// tol: 1e-6
#include <stdbool.h>
#include <stdlib.h>
#define NI __attribute__((noinline)) static
typedef struct {
  int key;
  double val;
  bool used;
} Slot;
typedef struct {
  Slot *s;
  int cap, n;
} Map;
NI Slot *find(Map *m, int k) {
  int i = (unsigned)k * 2654435761u % m->cap;
  while (m->s[i].used && m->s[i].key != k)
    i = (i + 1) % m->cap;
  return &m->s[i];
}
NI void grow(Map *m);
NI void put(Map *m, int k, double v) {
  if (2 * m->n >= m->cap)
    grow(m);
  Slot *s = find(m, k);
  if (!s->used) {
    s->used = true;
    s->key = k;
    m->n++;
  }
  s->val = v;
}
NI void grow(Map *m) {
  Map b = {calloc(m->cap * 2, sizeof(Slot)), m->cap * 2, 0};
  for (int i = 0; i < m->cap; i++)
    if (m->s[i].used) {
      Slot *t = find(&b, m->s[i].key);
      *t = m->s[i];
      b.n++;
    }
  free(m->s);
  *m = b;
}
NI double get(Map *m, int k) {
  Slot *s = find(m, k);
  if (!s->used)
    return 0;
  return s->val;
}
double f(double x) {
  Map m = {calloc(4, sizeof(Slot)), 4, 0};
  for (int i = 0; i < 9; i++)
    put(&m, i * i % 7, x * i + get(&m, i % 3));
  double s = 0;
  for (int i = 0; i < 7; i++)
    s += get(&m, i) * (i + 1);
  free(m.s);
  return s;
}
