// Zeros that reach floats of the caller by way of bytes that no access of the callee types.
// grad: f
// at: y=[1,2,3,4,5,6,7,8]
// value: 1
// d y: [1,0,0,0,0,0,0,0]
// or error: cannot tell
#include <string.h>
static __attribute__((noinline)) void clear(double *q) {
  double zeros[8];
  memset(zeros, 0, sizeof zeros);
  memmove(q + 2, zeros, 5 * sizeof(double));
}
double f(double *y) {
  clear(y);
  return y[0] + y[3] * y[3] + y[4];
}
