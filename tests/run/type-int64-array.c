// Doubles moved between arrays as 64-bit integers.
// grad: f
// at: n=3 x=[1,2,3] y=[0,0,0]
// value: 14
// d x: [2,4,6]
// d y: [0,0,0]
#include <stdint.h>
#include <string.h>
double f(int n, const double *x, double *y) {
  for (int i = 0; i < n; i++) {
    uint64_t bits;
    memcpy(&bits, x + i, sizeof bits);
    memcpy(y + n - 1 - i, &bits, sizeof bits);
  }
  double s = 0;
  for (int i = 0; i < n; i++)
    s += y[i] * x[n - 1 - i];
  return s;
}
