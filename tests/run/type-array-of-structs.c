// Structures in an array, one of them with an index of its own into its numbers: the integers of the next are not among these.
// grad: f
// at: x=[1,2,0.5] n=2
// value: 2.25
// d x: [0,1,1]
#include <string.h>
struct S {
  double a;
  int k;
  float f;
  double c, b[8];
};
double f(const double *x, int n) {
  struct S t[3];
  for (int i = 0; i < 3; i++)
    t[i] = (struct S){x[n & 7], i, 0.5f * i, 0.5, {x[i], 1.0, 0.25}};
  double r = t[1].b[n & 7] + t[0].a;
  memmove(t + 1, t, 2 * sizeof *t);
  t[0].b[0] = 0;
  return r + t[2].b[0] - t[2].k * 0.5;
}
