// Case 5: eight bytes that are one double.
// grad: f
// at: x=[1.5] y=[9]
// value: 3.375
// d x: [6.75]
// d y: [0]
#include <string.h>
double f(double *x, double *y) {
  memcpy(y, x, sizeof *x);
  return *y * *y * *x;
}
