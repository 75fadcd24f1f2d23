// A callee returns the bits of a float as an integer.
// grad: f
// at: x=1.5 y=0.7
// value: 1.1025
// d x: 1.47
// d y: 3.15
// or error: a float that carries a derivative is returned by `inc` as an integer
#include <stdint.h>
#include <string.h>
struct P {
  int64_t tag, bits;
};
__attribute__((noinline)) static int64_t inc(struct P *p) {
  p->tag = p->tag + 1;
  return p->bits;
}
double f(double x, double y) {
  struct P p = {0, 0};
  double u, z = x * y;
  memcpy(&p.bits, &z, 8);
  int64_t bits = inc(&p);
  memcpy(&u, &bits, 8);
  return u * u * (double)p.tag;
}
