// The address of an inner array is put away and found again: what is written through it lies inside the structure.
// grad: f
// at: x=[2,3,5] n=4
// value: 182
// d x: [1,120,36]
#include <string.h>
struct T { long id; double w[3]; };
double f(double *x, int n) {
  struct T t = {n, {x[0], x[1], x[2]}};
  double *p[2] = {&t.w[0], x};
  p[n & 1][2] *= x[1];
  double r = p[n & 1][2] * t.w[1] * (double)t.id;
  memset(&t, 0, sizeof t);
  p[n & 1][1] += x[0];
  return r + p[n & 1][1] + p[n & 1][2];
}
