// A double carried in a 64-bit integer.
// grad: f
// at: x=1.5 y=2
// value: 13.5
// d x: 27
// d y: 13.5
#include <stdint.h>
#include <string.h>
double f(double x, double y) {
  double t = x * y, u;
  int64_t bits;
  memcpy(&bits, &t, sizeof bits);
  memcpy(&u, &bits, sizeof u);
  return u * t * x;
}
