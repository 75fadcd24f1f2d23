// |x| by clearing the sign bit of its representation: right, or refused, never zero.
// grad: f
// at: x=-1.5
// value: 2.25
// d x: -3
// or error: TL000
#include <stdint.h>
#include <string.h>
double f(double x) {
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  bits &= ~(UINT64_C(1) << 63);
  memcpy(&x, &bits, sizeof x);
  return x * x;
}
