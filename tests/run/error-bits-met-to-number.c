// Bits that meet an integer where paths meet, and no tag tells them apart where a number is made.
// grad: f
// error: integer arithmetic on the bits of a float that carries a derivative
#include <stdint.h>
double f(double x, int n) {
  union { double d; uint64_t i; } u = {x};
  uint64_t bits = 5;
  for (int i = 0; i < n; i++)
    if (i > 3) bits = u.i;
  return (double)bits * 1e-16;
}
