// Bits of a double that one function stores beside an integer, and another one masks where they lie.
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
NI void load(double *a, uint64_t u) { memcpy(a, &u, sizeof u); }
NI void put(uint64_t *p, uint64_t a) { *p = a; }
NI void mask(uint64_t *p) { *p ^= 0x9e3779b97f4a7c15u; }
double f(double x) {
  double d = x * x;
  struct {
    int tag;
    uint64_t w;
  } m = {3, 0};
  put(&m.w, bits(&d));
  mask(&m.w);
  load(&d, m.w ^ 0x9e3779b97f4a7c15u);
  return d;
}
