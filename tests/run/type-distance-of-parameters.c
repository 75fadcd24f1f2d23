// Distances of pointers that a function is given, in elements and in bytes.
// grad: f
// at: n=5 x=[1.2,0.7,2.1,1.9,0.4]
// value: 18.65
// d x: [2.4,2.8,12.6,0,0]
#include <stddef.h>
struct E {
  double v;
  long k;
};
__attribute__((noinline)) static double sum(struct E *first, struct E *mid, struct E *last) {
  ptrdiff_t apart = last - mid;
  struct E *end = first + apart;
  double s = 0;
  for (struct E *q = first; q != end; q++)
    s += q->v * (double)q->k;
  char *c = (char *)first + ((char *)last - (char *)mid) - 8;
  return s + (double)*(long *)c;
}
double f(double *x, int n) {
  struct E e[8];
  for (int i = 0; i < n; i++) {
    e[i].v = x[i] * x[i];
    e[i].k = i + 1;
  }
  return sum(e, e + 2, e + n);
}
