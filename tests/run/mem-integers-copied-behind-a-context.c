// Integers behind a structure that holds a parameter are copied.
// grad: f
// at: x=1.3
// value: 7.4258600000000028
// d x: 28.561
// tol: 1e-6
#include <string.h>
#define NI __attribute__((noinline)) static
typedef struct {
  int *a, *b;
  double c;
  int n;
} C;
NI double ap(C *c, double m) {
  memcpy(c->a, c->b, c->n * sizeof(int));
  for (int i = 0; i < c->n; i++) {
    c->b[i] += c->a[i];
    m *= c->c;
  }
  memmove(c->b + 1, c->b, 4);
  return m * c->b[1];
}
double f(double x) {
  int a[4], b[4] = {1, 2, 3, 4};
  C c = {a, b, x, 4};
  return ap(&c, x);
}
