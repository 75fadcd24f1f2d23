// A copy to memory with a derivative, or to memory without: what is stored there loses its derivative.
// grad: f
// at: x=[1,2,3] y=[7,8,9] c=[4,5,6] k=1 const c
// value: 91
// d x: [2,4,6]
// d y: [0,0,0]
// at: x=[1,2,3] y=[7,8,9] c=[4,5,6] k=0 const c
// value: 208
// d x: [0,0,0]
// d y: [14,16,18]
#include <string.h>
double f(const double *x, double *y, double *c, int k) {
  memcpy(k ? y : c, x, 3 * sizeof *x);
  double sum = 0;
  for (int i = 0; i < 3; i++)
    sum += y[i] * y[i] + c[i] * c[i];
  return sum;
}
