// Functions that take and return addresses as integers: as they are, behind a distance, with a tag, in halves, in memory.
// grad: f
// at: x=1.3
// value: 13.13
// d x: 15.4
#include <stdint.h>
#define NI __attribute__((noinline)) static
struct handle {
  uintptr_t h;
};
struct halves {
  uint32_t low, high;
};
NI double *second(uintptr_t p) { return (double *)(p + 8); }
NI uintptr_t first(double *p) { return (uintptr_t)p; }
NI uintptr_t tag(double *p) { return (uintptr_t)p | 1; }
NI double *untag(uintptr_t p) { return (double *)(p & ~(uintptr_t)1); }
NI uintptr_t other(uintptr_t a, uintptr_t b, int i) { return i ? b : a; }
NI void keep(struct handle *c, uintptr_t p) { c->h = p + 8; }
NI double kept(struct handle *c) { return *(double *)c->h; }
NI struct halves split(double *p) {
  return (struct halves){(uint32_t)(uintptr_t)p, (uint32_t)((uintptr_t)p >> 32)};
}
NI double *join(struct halves h) { return (double *)((uintptr_t)h.low | (uintptr_t)h.high << 32); }
double f(double x) {
  double b[2] = {x, x * x}, c = 3 * x;
  struct handle h;
  keep(&h, (uintptr_t)b);
  double r = *second((uintptr_t)b) + *(double *)first(b) + *untag(tag(b + 1));
  r += *(double *)other((uintptr_t)&c, (uintptr_t)b, x < 1) + kept(&h);
  return r + *join(split(b + 1)) + *(double *)other((uintptr_t)&b[0], (uintptr_t)&b[1], x < 1) - 0.13;
}
