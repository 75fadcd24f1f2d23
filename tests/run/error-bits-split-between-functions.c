// Halves of a double, each by a function of its own, which another one puts together where the double lay.
// grad: f
// at: x=1.3
// value: 1.6900000000000002
// d x: 2.6
// or error: a derivative
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
struct halves {
  uint32_t h, l;
};
NI uint64_t bits(const double *a) {
  uint64_t u;
  memcpy(&u, a, sizeof u);
  return u;
}
NI uint32_t low(uint64_t a) { return (uint32_t)a; }
NI void load(double *a, uint64_t u) { memcpy(a, &u, sizeof u); }
double f(double x) {
  double d = x * x;
  uint64_t u = bits(&d);
  struct halves z = {(uint32_t)(u >> 32), low(u)};
  load(&d, (uint64_t)z.h << 32 | z.l);
  return d;
}
