// The bits of a float in a variable that a function takes for an address.
// grad: f
// at: x=1.3
// value: 2.525135378527014
// d x: 0.2550442097911099
// tol: 1e-6
// or error: the bits of a float
#include <math.h>
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void *address(uint64_t a) { return (void *)(uintptr_t)a; }
NI uint64_t bits(const double *a) {
  uint64_t u;
  memcpy(&u, a, sizeof u);
  return u;
}
NI void put(double *a, uint64_t u) { memcpy(a, &u, sizeof u); }
double f(double x) {
  double d = 1.3 + 0.3 * sin(x);
  put(&d, (uint64_t)(uintptr_t)address(bits(&d)));
  return d * d;
}
