// A binary heap of structures behind a pointer, with its length behind the array.
// grad: f
// at: x=1.3
// value: -32.92783058698668
// d x: 30.99562947
// tol: 1e-6
#include <math.h>
#define NI __attribute__((noinline)) static
typedef struct {
  double v;
  int i;
} H;
typedef struct {
  H h[16];
  int n;
} Q;
NI void push(Q *q, double v, int i) {
  int k = q->n++;
  while (k > 0 && q->h[(k - 1) / 2].v > v) {
    q->h[k] = q->h[(k - 1) / 2];
    k = (k - 1) / 2;
  }
  q->h[k] = (H){v, i};
}
NI H pop(Q *q) {
  H r = q->h[0], l = q->h[--q->n];
  int k = 0;
  for (;;) {
    int c = 2 * k + 1;
    if (c >= q->n)
      break;
    if (c + 1 < q->n && q->h[c + 1].v < q->h[c].v)
      c++;
    if (q->h[c].v >= l.v)
      break;
    q->h[k] = q->h[c];
    k = c;
  }
  q->h[k] = l;
  return r;
}
double f(double x) {
  Q q;
  q.n = 0;
  for (int i = 0; i < 9; i++)
    push(&q, cos(x * (i + 1)), i);
  double s = 0;
  for (int i = 0; i < 5; i++) {
    H h = pop(&q);
    s += h.v * (h.i + 1) * (i + 1);
  }
  return s;
}
