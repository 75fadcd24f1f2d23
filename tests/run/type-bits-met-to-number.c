// Bits that meet an integer where paths meet, and no tag tells them apart where a number is made.
// grad: f
// at: x=1.3 n=6
// value: 460.8533498688228
// d x: 0.4503599627370496
#include <stdint.h>
double f(double x, int n) {
  union { double d; uint64_t i; } u = {x};
  uint64_t bits = 5;
  for (int i = 0; i < n; i++)
    if (i > 3) bits = u.i;
  return (double)bits * 1e-16;
}
