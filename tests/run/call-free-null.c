// free(NULL), malloc(0) and unused allocations are harmless.
// grad: f
// at: x=1.5
// value: 2.25
// d x: 3
#include <stdlib.h>
double f(double x) {
  double *unused = malloc(0);
  free(NULL);
  free(unused);
  return x * x;
}
