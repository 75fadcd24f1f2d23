// One of the halves of a float, stored by another function.
// grad: f
// at: x=1.3
// value: 2.1970000000000005
// d x: 5.07
// tol: 1e-6
// or error: a derivative
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void put(uint32_t *o, int i, uint32_t v) { o[i] = v; }
double f(double x) {
  uint32_t o[4];
  for (int i = 0; i < 4; i++) {
    double d = i < 2 ? x * x : x;
    uint64_t u;
    memcpy(&u, &d, 8);
    put(o, i, (uint32_t)(i & 1 ? u >> 32 : u));
  }
  double d[2];
  memcpy(d, o, 16);
  return d[0] * d[1];
}
