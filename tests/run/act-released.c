// Memory of this function, or of the caller: it is released only where it is made here.
// grad: f
// at: x=[1,2,3] c=[4,5,6] k=0 const c
// value: 14
// d x: [2,4,6]
// at: x=[1,2,3] c=[4,5,6] k=1 const c
// value: 56
// d x: [8,16,24]
// at: x=[1,2,3] c=[4,5,6] k=2 const c
// value: 77
// d x: [0,0,0]
#include <stdlib.h>
__attribute__((noinline)) static double *doubled(const double *x) {
  double *made = malloc(3 * sizeof *made);
  for (int i = 0; i < 3; i++)
    made[i] = 2 * x[i];
  return made;
}

__attribute__((noinline)) static double squares(const double *p) {
  return p[0] * p[0] + p[1] * p[1] + p[2] * p[2];
}

double f(const double *x, const double *c, int k) {
  double *made = k == 1 ? doubled(x) : 0;
  double sum = squares(k == 0 ? x : k == 1 ? made : c);
  free(made);
  return sum;
}
