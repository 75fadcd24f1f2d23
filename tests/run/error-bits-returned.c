// A function returns the bits of a float as an integer, of which its caller makes a number.
// grad: f
// at: x=1.3
// value: 461.0289902542903
// d x: 1.170935903116329
// or error: a 
#include <stdint.h>
#include <string.h>
__attribute__((noinline)) static uint64_t bits_of(const double *x) {
  uint64_t bits;
  memcpy(&bits, x, sizeof bits);
  return bits + 1;
}
double f(double x) {
  double y[2] = {x, x * x};
  return (double)bits_of(y + 1) * 1e-16;
}
