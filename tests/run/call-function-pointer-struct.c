// Program g: an activation chosen by a function pointer in a struct, a heap cell per call.
// grad: f
// at: n=200 k=0 w=0.75 x=0.5
// value: 0.6401891308385514
// d w: 0.525654763080804
// d x: 0
// at: n=200 k=1 w=0.75 x=0.5
// value: 0.7758135636402086
// d w: 0.9591470067527404
// d x: 0
// or error: TL000
#include <math.h>
#include <stdlib.h>
struct model {
  double (*act)(double);
  double w;
};
static double softsign(double x) { return x / (1 + x * x); }
static double soft(double x) { return log1p(exp(x)) - 0.5; }
__attribute__((noinline)) static double g(const struct model *m, double x) {
  double *t = malloc(sizeof *t);
  if (!t)
    return -1;
  *t = m->act(m->w * x) + 0.25;
  double r = *t;
  free(t);
  return r;
}
double f(int n, int k, double w, double x) {
  struct model m = {k ? soft : softsign, w};
  for (int i = 0; i < n; i++)
    x = g(&m, x);
  return x;
}
