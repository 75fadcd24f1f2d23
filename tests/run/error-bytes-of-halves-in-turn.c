// Halves of a float, written and read byte by byte by functions.
// grad: f
// at: x=1.3
// value: 1.6900000000000002
// d x: 2.6
// tol: 1e-6
// or error: a derivative
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void w32(uint8_t *b, uint32_t v) {
  for (int i = 3; i >= 0; i--)
    *b++ = v >> (8 * i);
}
NI uint32_t r32(const uint8_t **p) {
  uint32_t v = 0;
  for (int i = 0; i < 4; i++)
    v = v << 8 | *(*p)++;
  return v;
}
double f(double x) {
  uint8_t b[8];
  double d = x * x;
  uint64_t u;
  memcpy(&u, &d, 8);
  w32(b, u >> 32);
  w32(b + 4, (uint32_t)u);
  const uint8_t *p = b;
  uint64_t h = r32(&p);
  h = h << 32 | r32(&p);
  memcpy(&d, &h, 8);
  return d;
}
