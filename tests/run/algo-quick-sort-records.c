// Quick sort by moved pointers of records whose keys are the bits of doubles, beside doubles and integers.
// grad: f
// at: x=1.3
// value: 1140.9
// d x: 976.0
// tol: 1e-6
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
struct rec {
  uint64_t key;
  double w;
  int id;
};
NI void sort(struct rec *lo, struct rec *hi) {
  if (hi - lo < 2)
    return;
  struct rec *p = lo;
  for (struct rec *q = lo + 1; q < hi; q++)
    if ((q->key >> 1) < (lo->key >> 1)) {
      p++;
      uint64_t k = p->key;
      p->key = q->key;
      q->key = k;
      double w = p->w;
      p->w = q->w;
      q->w = w;
      int i = p->id;
      p->id = q->id;
      q->id = i;
    }
  uint64_t k = p->key;
  p->key = lo->key;
  lo->key = k;
  double w = p->w;
  p->w = lo->w;
  lo->w = w;
  int i = p->id;
  p->id = lo->id;
  lo->id = i;
  sort(lo, p);
  sort(p + 1, hi);
}
double f(double x) {
  struct rec a[6];
  for (int i = 0; i < 6; i++) {
    double v = ((i * 7 % 5) * x + i + 1);
    memcpy(&a[i].key, &v, 8);
    a[i].w = (x * x * i);
    a[i].id = i;
  }
  sort(a, a + 6);
  double s = 0;
  for (int i = 0; i < 6; i++) {
    double v;
    memcpy(&v, &a[i].key, 8);
    s += (v + a[i].w) * (i + 1) * (a[i].id + 1);
  }
  return s;
}
