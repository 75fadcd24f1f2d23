// Nodes in a table of the file hold pointers to functions beside pointers to other nodes; functions make them, and evaluate them.
// grad: f
// at: x=1.3 i=2
// value: 6.2446553237487369
// d x: 15.856809528559484
#include <math.h>
#define NOINLINE __attribute__((noinline)) static
struct node {
  double (*apply)(double);
  struct node *of;
  double v;
};
static struct node nodes[8];
static int used;
NOINLINE struct node *make(void) { return &nodes[used++]; }
NOINLINE struct node *number(double v) {
  struct node *n = make();
  n->apply = 0;
  n->v = v;
  return n;
}
NOINLINE struct node *call(double (*apply)(double), struct node *of) {
  struct node *n = make();
  n->apply = apply;
  n->of = of;
  return n;
}
NOINLINE double value(const struct node *n) { return n->apply ? n->apply(value(n->of)) : n->v; }

struct hook {
  void (*run)(double *, void *);
  void *data;
};
static struct hook hooks[4];
static int count;
NOINLINE void on(void (*run)(double *, void *), void *data) {
  hooks[count].run = run;
  hooks[count++].data = data;
}
NOINLINE void fire(double *s) {
  for (int k = 0; k < count; k++) hooks[k].run(s, hooks[k].data);
}
static void scale(double *s, void *by) { *s *= *(double *)by; }
static void add(double *s, void *what) { *s += *(double *)what; }

double f(double x, int i) {
  used = count = 0;
  double by = x * x, more = value(call(sin, call(exp, number(x * 0.5)))), s = x;
  on(scale, &by);
  on(add, &more);
  for (int k = 0; k < i; k++) fire(&s);
  return s;
}
