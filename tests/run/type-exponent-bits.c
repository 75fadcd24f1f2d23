// Scaling by integer arithmetic on the exponent.
// grad: f
// at: x=1.5
// value: 36
// d x: 48
#include <stdint.h>
#include <string.h>
double f(double x) {
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  bits += UINT64_C(2) << 52;
  memcpy(&x, &bits, sizeof x);
  return x * x;
}
