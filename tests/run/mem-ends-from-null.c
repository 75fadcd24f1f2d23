// Ends of growing arrays that begin as null, in memory that a callee hands out: their distance is 0 at first.
// grad: f
// at: x=1.3
// value: 6.37
// d x: 8.8
#include <stdlib.h>
#define NI __attribute__((noinline)) static
struct grows {
  double *begin, *end;
};
NI struct grows *at(struct grows **slot) {
  if (!*slot)
    *slot = calloc(1, sizeof(struct grows));
  return *slot;
}
NI void push(struct grows *v, double x) {
  long n = v->end - v->begin;
  double *more = malloc((n + 1) * sizeof *more);
  for (long i = 0; i < n; i++)
    more[i] = v->begin[i];
  more[n] = x;
  free(v->begin);
  v->begin = more;
  v->end = more + n + 1;
}
double f(double x) {
  struct grows *one = 0, *other = 0;
  struct grows *v = at(&one);
  long n = v->end - v->begin;
  double *q = malloc(10 * sizeof *q);
  q[n] = x;
  v->begin = q;
  v->end = q + n + 1;
  double r = *v->begin;
  push(at(&other), 2 * x);
  push(at(&other), x);
  push(at(&other), x * x);
  r += other->begin[0] * other->begin[1] + other->begin[2] * (double)(other->end - other->begin) / 3;
  free(v->begin), free(v), free(other->begin), free(other);
  return r;
}
