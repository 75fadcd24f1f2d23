// What a call says of memory that the function reads as something else is refused, or has no effect.
// grad: f
// at: x=[1.5,2]
// value: 3
// d x: [2,1.5]
// or error: TL0004
#include <string.h>
void __enzyme_integer(void *, size_t);
double f(double *x) {
  double y[2];
  __enzyme_integer(x, 2 * sizeof *x);
  memcpy(y, x, sizeof y);
  return y[0] * y[1];
}
