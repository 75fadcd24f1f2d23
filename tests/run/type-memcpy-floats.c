// Case 5: eight bytes that are two floats.
// grad: f
// at: x=[1.5,-2] y=[9,9]
// value: -4.5
// d x: [-6,2.25]
// d y: [0,0]
// tol: 2e-6
#include <string.h>
float f(float *x, float *y) {
  memcpy(y, x, 2 * sizeof *x);
  return y[0] * y[1] * x[0];
}
