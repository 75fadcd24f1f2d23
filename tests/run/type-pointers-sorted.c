// Pointers to the elements of an array in a structure, sorted: where they point is known up to the distance of elements.
// grad: f
// at: x=[1.5,1.25,0.7,1.4,0.2,0.3,0.5,0.4] n=8
// value: 24.616306064989317
// d x: [-13.826166945345742,1.6244434743578757,6.17633001027085,-7.437254589847822,0.3996800426643912,1.195143279614393,3.875649686842579,2.369345480101505]
#include <math.h>
#include <stdlib.h>
struct mixed {
  double a;
  int k;
  float f;
  double c, b[8];
};
static int by_target(const void *p, const void *q) {
  double a = **(double *const *)p, b = **(double *const *)q;
  return a < b ? -1 : a > b;
}
double f(const double *x, int n) {
  struct mixed u = {x[0], n, x[1], x[2], {1.0}};
  double *t[8];
  for (int i = 0; i < 8; i++) {
    u.b[i] = x[i] * x[i];
    t[i] = &u.b[i];
  }
  qsort(t, n, sizeof *t, by_target);
  double s = u.f * u.a;
  for (int i = 0; i < u.k; i++)
    s += (i + 1) * sin(*t[i]);
  return s;
}
