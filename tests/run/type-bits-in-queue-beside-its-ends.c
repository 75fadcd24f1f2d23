// A queue of words that are bits of floats, in one array with its two counters.
// grad: f
// at: x=1.3
// value: 356.75996994972229
// d x: 530.4
// tol: 1e-5
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void enq(uint32_t *b, uint32_t w) { b[2 + b[1]++ % 8] = w; }
NI uint32_t deq(uint32_t *b) { return b[2 + b[0]++ % 8]; }
double f(double x) {
  uint32_t b[10] = {0};
  double t = 0;
  for (int i = 0; i < 12; i++) {
    float v = (float)x * (i + 1);
    uint32_t w;
    memcpy(&w, &v, 4);
    enq(b, w);
    if (i > 3) {
      w = deq(b);
      memcpy(&v, &w, 4);
      t += v * v;
    }
  }
  return t + b[1];
}
