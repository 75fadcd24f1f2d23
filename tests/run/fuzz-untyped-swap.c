// Floats that pass through bytes of the stack: both directions of the exchange carry adjoints.
// grad: f
// at: x=[1,2] y=[3,4]
// value: 109
// d x: [0,96]
// d y: [6,1]
// or error: cannot tell
#include <string.h>
static __attribute__((noinline)) void exchange(void *a, void *b) {
  char t[16];
  memcpy(t, a, 16);
  memcpy(a, b, 16);
  memcpy(b, t, 16);
}
double f(double *x, double *y) {
  exchange(x, y);
  return x[0] * x[0] + x[1] + 24 * y[1] * y[1];
}
