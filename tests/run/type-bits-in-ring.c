// Bits of doubles through a ring in a global, by functions that count.
// grad: f
// at: x=1.3
// value: 52.7
// d x: 78.0
// tol: 1e-6
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
static uint64_t ring[8];
static unsigned head, tail, seen;
NI void put(uint64_t w) {
  ring[head++ & 7] = w;
  if (w >> 63)
    seen++;
}
NI uint64_t get(void) { return ring[tail++ & 7]; }
double f(double x) {
  head = tail = seen = 0;
  double s = 0;
  for (int i = 0; i < 5; i++) {
    double v = (i - 2) * x;
    uint64_t w;
    memcpy(&w, &v, 8);
    put(w);
  }
  for (int i = 0; i < 5; i++) {
    uint64_t w = get();
    double v;
    memcpy(&v, &w, 8);
    s += v * v * (i + 1);
  }
  return s + seen;
}
