// Halves of a float, pushed and popped by functions.
// grad: f
// at: x=1.3
// value: 2.1970000000000005
// d x: 5.07
// tol: 1e-6
// or error: a derivative
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
typedef struct {
  uint32_t q[8];
  int n;
} Q;
NI uint32_t pop(Q *q) { return q->q[--q->n]; }
NI void push(Q *q, uint32_t v) { q->q[q->n++] = v; }
double f(double x) {
  Q q, p;
  double d = x * x;
  memcpy(q.q, &d, 8);
  q.n = 2;
  p.n = 0;
  push(&p, pop(&q));
  push(&p, pop(&q));
  q.n = 0;
  push(&q, pop(&p));
  push(&q, pop(&p));
  memcpy(&d, q.q, 8);
  return d * x;
}
