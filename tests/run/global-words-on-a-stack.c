// Bits of doubles on a stack in a variable of the file, with its length behind them.
// grad: f
// at: x=1.3
// value: 5.6466256410423519
// d x: 11.45130666
// tol: 1e-6
#include <math.h>
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
static struct {
  uint64_t w[4];
  int n;
} g;
typedef struct {
  uint64_t w[4];
  int n;
} G;
static G h;
NI void push(G *g, double d) { memcpy(&g->w[g->n++], &d, 8); }
NI double pop(G *g) {
  double d;
  memcpy(&d, &g->w[--g->n], 8);
  return d;
}
double f(double x) {
  h.n = 0;
  push(&h, x);
  push(&h, x * x);
  push(&h, sin(x));
  double s = pop(&h);
  s += pop(&h) * 2;
  s *= pop(&h);
  return s;
}
