// An expression tree whose nodes know their function: recursion through pointers.
// grad: f
// at: x=[0.5,0.7,0.9]
// value: 6.6157439034222748
// d x: [3.3139960211194893,1.967257353887214,12.860544218094228]
// or error: cannot tell whether the integer stored here takes the place of a float that carries a derivative
#include <math.h>
#include <stdlib.h>
typedef struct node node;
struct node {
  double (*value)(const node *, const double *);
  node *l, *r;
  int k;
  double c;
};
static double variable(const node *e, const double *x) { return x[e->k]; }
static double constant(const node *e, const double *x) {
  (void)x;
  return e->c;
}
static double sum(const node *e, const double *x) { return e->l->value(e->l, x) + e->r->value(e->r, x); }
static double product(const node *e, const double *x) { return e->l->value(e->l, x) * e->r->value(e->r, x); }
static double sine(const node *e, const double *x) { return sin(e->l->value(e->l, x)); }
static node *make(double (*value)(const node *, const double *), node *l, node *r, int k, double c) {
  node *e = malloc(sizeof *e);
  e->value = value;
  e->l = l;
  e->r = r;
  e->k = k;
  e->c = c;
  return e;
}
static void drop(node *e) {
  if (!e)
    return;
  drop(e->l);
  drop(e->r);
  free(e);
}
double f(const double *x) {
  node *left = make(product, make(variable, 0, 0, 0, 0), make(sine, make(variable, 0, 0, 1, 0), 0, 0, 0), 0, 0);
  node *right = make(product, make(constant, 0, 0, 0, 2.5), make(variable, 0, 0, 2, 0), 0, 0);
  node *e = make(sum, left, right, 0, 0);
  double v = e->value(e, x);
  drop(e);
  return v * v;
}
