// An expression tree whose nodes hold the functions that evaluate them, which call the nodes below through pointers.
// grad: f
// at: x=[3,4]
// value: 18
// d x: [9,3]
#include <stddef.h>
typedef struct node node;
struct node {
  double (*eval)(const node *, const double *);
  const node *left, *right;
  int index;
};
static double variable(const node *t, const double *x) { return x[t->index]; }
static double plus(const node *t, const double *x) { return t->left->eval(t->left, x) + t->right->eval(t->right, x); }
static double times(const node *t, const double *x) { return t->left->eval(t->left, x) * t->right->eval(t->right, x); }
static double minus(const node *t, const double *x) { return t->left->eval(t->left, x) - t->right->eval(t->right, x); }
static const node a = {variable, NULL, NULL, 0}, b = {variable, NULL, NULL, 1};
static const node sum = {plus, &a, &b, 0}, product = {times, &sum, &a, 0}, difference = {minus, &product, &a, 0};
double f(const double *x) { return difference.eval(&difference, x); }
