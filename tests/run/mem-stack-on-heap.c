// A stack on the heap: its elements, and behind them how many there are.
// grad: f
// at: n=4 x=[1.5,2,3,4]
// value: 15.0
// d x: [2.0,1.5,4.0,3.0]
#include <stdlib.h>
struct stack {
  double data[100];
  int top;
};
static void push(struct stack *s, double v) { s->data[s->top++] = v; }
static double pop(struct stack *s) { return s->data[--s->top]; }
double f(const double *x, int n) {
  struct stack *s = malloc(sizeof *s);
  s->top = 0;
  for (int i = 0; i < n; i++) {
    push(s, x[i]);
    if (i % 2) {
      double a = pop(s), b = pop(s);
      push(s, a * b);
    }
  }
  double r = 0;
  while (s->top)
    r += pop(s);
  free(s);
  return r;
}
