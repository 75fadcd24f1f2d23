// Inner structures of elements of an array that is a member, copied as wholes.
// grad: f
// at: x=1.3
// value: 144.29999952316285
// d x: 111.0
// tol: 1e-6
#include <string.h>
#define NI __attribute__((noinline)) static
typedef struct {
  int id;
  struct {
    double p[3];
    float m;
    int k;
  } in;
} El;
typedef struct {
  int n;
  El a[6];
  int last;
  double t;
} Box;
NI void put(Box *b, int i, const El *e) {
  memcpy(&b->a[i].in, &e->in, sizeof e->in);
  b->a[i].id = i;
  b->last = i;
  b->n++;
}
NI El mk(double x, int i) {
  El e;
  e.id = i;
  for (int k = 0; k < 3; k++)
    e.in.p[k] = x * (k + i);
  e.in.m = (float)x;
  e.in.k = i * 2;
  return e;
}
NI void shift(Box *b, int i) {
  b->a[i].in = b->a[i + 1].in;
  b->last--;
}
double f(double x) {
  Box b;
  memset(&b, 0, sizeof b);
  b.t = x;
  for (int i = 0; i < 5; i++) {
    El e = mk(x, i);
    put(&b, i, &e);
  }
  shift(&b, 1);
  double s = 0;
  for (int i = 0; i < b.n; i++)
    s += b.a[i].in.p[i % 3] * b.a[i].in.k + b.a[i].in.m * b.a[i].id + b.last * b.t;
  return s;
}
