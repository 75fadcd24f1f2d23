// Bits of a float that functions take and return as integers.
// grad: f
// at: x=1.5
// value: 18.0
// d x: 12.0
// tol: 1e-6
#include <stdint.h>
#include <string.h>
__attribute__((noinline)) static uint32_t made(double v) {
  float f = (float)(4 * v);
  uint32_t u;
  memcpy(&u, &f, 4);
  return u;
}
__attribute__((noinline)) static double use(uint32_t u, int id) {
  float f;
  memcpy(&f, &u, 4);
  return f * id;
}
double f(double x) { return use(made(x), 3); }
