// What is freed is one of two pointers, as in Rust's vectors, whose pointer dangles while they are empty.
// grad: f
// at: x=[3,0.5] never=0
// value: 1.5
// d x: [0.5,3]
#include <stdlib.h>
#include <string.h>
double f(const double *x, int never) {
  double *v = malloc(16);
  double *p = never ? (double *)8 : v;
  memcpy(p, x, 16);
  double d = p[0] * p[1];
  free(p);
  return d;
}
