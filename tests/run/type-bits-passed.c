// Bits of doubles that functions take and return as integers.
// grad: f
// at: x=1.5
// value: 6.75
// d x: 6.0
// tol: 1e-6
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI uint64_t bits(double v) {
  uint64_t u;
  memcpy(&u, &v, 8);
  return u;
}
NI double back(uint64_t u) {
  double v;
  memcpy(&v, &u, 8);
  return v;
}
NI uint64_t pick(uint64_t a, uint64_t b, int k) { return k ? a : b; }
double f(double x) {
  return back(pick(bits(x * x), bits(3 * x), x > 2)) + back(pick(bits(x * x), bits(3 * x), x <= 2));
}
