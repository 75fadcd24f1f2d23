// The only member of a structure is copied from the structure to itself, and from one to the next.
// grad: f
// at: x=1.3
// value: 546
// d x: 420.0
// tol: 1e-6
#include <string.h>
#define NI __attribute__((noinline)) static
typedef struct {
  double v;
} One;
typedef struct {
  int n;
  One a[6];
  double sum;
  int m;
} Box;
NI void same(Box *b, int i) { memcpy(&b->a[i], &b->a[i].v, sizeof(double)); }
NI void put(Box *b, int i, double x) {
  memcpy(&b->a[i].v, &x, 8);
  b->n++;
  same(b, i);
  memcpy(&b->a[(i + 1) % 6].v, &b->a[i].v, 8);
  b->m += b->n;
}
double f(double x) {
  Box b;
  memset(&b, 0, sizeof b);
  for (int i = 0; i < 6; i++)
    put(&b, i, x * i);
  double s = 0;
  for (int i = 0; i < b.n; i++)
    s += b.a[i].v * b.m;
  return s;
}
