// The halves of a float, stored by another function.
// grad: f
// at: x=1.3
// value: 1.6900000000000002
// d x: 2.6
// tol: 1e-6
// or error: a derivative
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void put(uint32_t *b, uint32_t l, uint32_t h) {
  b[0] = l;
  b[1] = h;
}
double f(double x) {
  uint32_t b[2];
  double d = x * x;
  uint64_t u;
  memcpy(&u, &d, 8);
  put(b, (uint32_t)u, u >> 32);
  memcpy(&d, b, 8);
  return d;
}
