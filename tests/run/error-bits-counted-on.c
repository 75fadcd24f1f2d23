// Bits of a double are given to a function of integers, and made a double again by another.
// grad: f
// at: x=1.5
// value: 1.5
// d x: 1
// or error: the bits of a float
#include <stdint.h>
#include <string.h>
__attribute__((noinline)) static uint64_t bits(double d) {
  uint64_t u;
  memcpy(&u, &d, 8);
  return u;
}
__attribute__((noinline)) static double number(uint64_t u) {
  double d;
  memcpy(&d, &u, 8);
  return d;
}
__attribute__((noinline)) static uint64_t inverted(uint64_t u) { return ~u; }
double f(double x) { return number(inverted(inverted(bits(x)))); }
