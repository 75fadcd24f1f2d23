// Bits of a float that a function returns as a pointer, and another takes.
// grad: f
// at: x=1.3
// value: 1.6900000000000002
// d x: 2.6
// tol: 1e-5
// or error: a derivative
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI uint32_t bits(float y) {
  uint32_t u;
  memcpy(&u, &y, sizeof u);
  return u;
}
NI float number(uint32_t u) {
  float y;
  memcpy(&y, &u, sizeof y);
  return y;
}
NI void *into(uint32_t u) { return (void *)(uintptr_t)u; }
NI uint32_t out_of(void *p) { return (uint32_t)(uintptr_t)p; }
double f(double x) { return number(out_of(into(bits((float)(x * x))))); }
