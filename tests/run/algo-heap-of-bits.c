// A heap of doubles, ordered by their bits.
// grad: f
// at: x=1.3
// value: 122.10000000000001
// d x: 47.0
// tol: 1e-6
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NI __attribute__((noinline)) static
struct q {
  uint64_t *w;
  int n;
};
NI void push(struct q *q, uint64_t v) {
  q->w[q->n] = v;
  int i = q->n++;
  while (i && q->w[(i - 1) / 2] > q->w[i]) {
    uint64_t t = q->w[i];
    q->w[i] = q->w[(i - 1) / 2];
    q->w[(i - 1) / 2] = t;
    i = (i - 1) / 2;
  }
}
NI uint64_t bits(double v) {
  uint64_t u;
  memcpy(&u, &v, 8);
  return u;
}
NI double real(uint64_t u) {
  double v;
  memcpy(&v, &u, 8);
  return v;
}
double f(double x) {
  struct q q = {malloc(80), 0};
  for (int i = 0; i < 6; i++)
    push(&q, bits((i * 7 % 5) * x + i));
  double s = 0;
  for (int i = 0; i < 6; i++)
    s += real(q.w[i]) * (i + 1);
  free(q.w);
  return s;
}
