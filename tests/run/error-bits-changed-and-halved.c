// Bits of a double that a function changes where they lie, and that others take apart and put together.
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
NI void positive(uint64_t *a) { *a &= ~(1ull << 63); }
NI uint32_t hi(uint64_t a) { return a >> 32; }
NI uint32_t lo(uint64_t a) { return (uint32_t)a; }
NI uint64_t join(struct halves a) { return ((uint64_t)a.h << 32) + a.l; }
double f(double x) {
  double d = x * x;
  uint64_t u;
  memcpy(&u, &d, 8);
  positive(&u);
  u = join((struct halves){hi(u), lo(u)});
  memcpy(&d, &u, 8);
  return d;
}
