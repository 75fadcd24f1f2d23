// Halves of a float that come to where they are stored within a structure.
// grad: f
// at: x=1.3
// value: 2.1970000000000005
// d x: 5.07
// tol: 1e-6
// or error: a derivative
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
typedef struct {
  uint32_t v;
  int k;
} P;
NI void st(uint32_t *o, P p) { o[p.k] = p.v; }
NI void lv(uint32_t *o, uint32_t v, int k) {
  P p = {v, k};
  st(o, p);
}
double f(double x) {
  uint32_t o[2];
  double d = x * x;
  uint64_t u;
  memcpy(&u, &d, 8);
  lv(o, (uint32_t)u, 0);
  lv(o, u >> 32, 1);
  memcpy(&d, o, 8);
  return d * x;
}
