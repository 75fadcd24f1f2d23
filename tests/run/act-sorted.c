// Memory with a derivative, or without, is sorted, moved, and given to functions of the library.
// grad: f
// at: x=[3,1,2] c=[6,4,5] k=1 const c
// value: 14
// d x: [3,1,2]
// at: x=[3,1,2] c=[6,4,5] k=0 const c
// value: 32
// d x: [0,0,0]
#include <stdlib.h>
#include <string.h>
static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

double f(double *x, double *c, int k) {
  double *p = k ? x : c;
  qsort(p, 3, sizeof *p, compare);
  return p[0] + 2 * p[1] + 3 * p[2];
}
