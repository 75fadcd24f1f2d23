// A callee stores a constant as an integer over one of the floats of a structure.
// grad: f
// at: n=5 x=[1.2,0.7,2.1,1.9,0.4]
// value: 115.84
// d x: [10.7,1.2,0,0,0]
#include <stdint.h>
#include <string.h>
struct S {
  double a, b;
  int64_t n;
};
__attribute__((noinline)) static void reset(struct S *s, int which) {
  int64_t one = 0x3ff0000000000000;
  memcpy((char *)s + 8 * which, &one, 8);
}
double f(double *x, int n) {
  struct S s = {x[0], x[1], 3};
  double r = s.a * s.b;
  reset(&s, n > 3);
  return r + s.a * 10 + s.b * 100 + (double)s.n;
}
