// Memory with a derivative is cleared, or memory without.
// grad: f
// at: x=[1,2,3] c=[4,5,6] k=1 const c
// value: 77
// d x: [0,0,0]
// at: x=[1,2,3] c=[4,5,6] k=0 const c
// value: 14
// d x: [2,4,6]
#include <string.h>
double f(double *x, double *c, int k) {
  memset(k ? x : c, 0, 3 * sizeof *x);
  double sum = 0;
  for (int i = 0; i < 3; i++)
    sum += x[i] * x[i] + c[i] * c[i];
  return sum;
}
