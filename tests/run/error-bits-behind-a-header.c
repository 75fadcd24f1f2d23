// Bits of a double that a function packs behind an integer, and that are copied from there.
// grad: f
// at: x=1.3
// value: 1.6900000000000002
// d x: 2.6
// or error: a derivative
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI uint64_t bits(const double *a) {
  uint64_t u;
  memcpy(&u, a, sizeof u);
  return u;
}
NI double real(uint64_t u) {
  double a;
  memcpy(&a, &u, sizeof a);
  return a;
}
NI void pack(char *p, int k, const void *q, unsigned m) {
  memcpy(p, &k, sizeof k);
  memcpy(p + 4, q, m);
}
double f(double x) {
  double d = x * x;
  uint64_t u = bits(&d), v;
  char b[16];
  pack(b, 3, &u, sizeof u);
  memcpy(&v, b + 4, sizeof v);
  return real(v);
}
