// A list walked by a function that gives the next node: where the pointer lies grows with each call.
// grad: f
// at: n=3 x=[1.5,0.7,2.9]
// value: 11.15
// d x: [3,1.4,5.8]
#include <stdlib.h>
struct pair {
  double *at;
  int n;
};
static __attribute__((noinline)) const double *next(const double *p) { return p + 1; }
static __attribute__((noinline)) void step(struct pair *p) { p->at = p->at + 1; }
double f(double *x, int n) {
  double s = 0;
  for (const double *p = x; p != x + n; p = next(p)) s += 0.5 * *p * *p;
  struct pair q = {x, n};
  for (int i = 0; i < q.n; i++, step(&q)) s += 0.5 * *q.at * *q.at;
  return s;
}
