// Halves of floats and counts in one queue of words.
// grad: f
// at: x=1.3
// value: 50.700000000000003
// d x: 78.0
// tol: 1e-6
// or error: a derivative
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
typedef struct {
  uint32_t q[64];
  int h, t;
} Q;
NI void push(Q *q, uint32_t v) { q->q[q->t++ & 63] = v; }
NI uint32_t pop(Q *q) { return q->q[q->h++ & 63]; }
NI void pd(Q *q, double d) {
  uint64_t u;
  memcpy(&u, &d, 8);
  push(q, (uint32_t)u);
  push(q, (uint32_t)(u >> 32));
}
NI double gd(Q *q) {
  uint32_t l = pop(q);
  uint32_t h = pop(q);
  uint64_t u = (uint64_t)h << 32 | l;
  double d;
  memcpy(&d, &u, 8);
  return d;
}
double f(double x) {
  Q q = {0};
  double r = 0;
  for (int i = 0; i < 5; i++) {
    push(&q, i);
    pd(&q, x * x * i);
  }
  while (q.h < q.t) {
    uint32_t k = pop(&q);
    r += k * gd(&q);
  }
  return r;
}
