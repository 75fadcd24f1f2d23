// An integer argument stored, and the next one.
// grad: f
// at: x=1.3
// value: 287.30001831054688
// d x: 442.0
// tol: 1e-5
// or error: integer arithmetic on the bits of a float
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void next(uint32_t a, uint32_t *o) {
  o[0] = a;
  o[1] = a + 1;
}
double f(double x) {
  double t = 0;
  for (int i = 0; i < 5; i++) {
    float v = (float)x * (i + 1), z;
    uint32_t q, o[2];
    memcpy(&q, &v, 4);
    next(q, o);
    memcpy(&v, o, 4);
    memcpy(&z, o + 1, 4);
    t += v * z * i;
  }
  return t;
}
