// A function takes the bits of a float from one place to another, and makes another float of them there.
// grad: f
// error: a float
#include <stdint.h>
#include <string.h>
struct guess { uint32_t bits; float scale; };
__attribute__((noinline)) static float inverse_root(struct guess *to, const uint32_t *from) {
  to->bits = 0x5f3759df - (*from >> 1);
  float y;
  memcpy(&y, &to->bits, sizeof y);
  return y * to->scale;
}
float f(const float *x, int n) {
  struct guess g = {0, 2};
  uint32_t bits[8];
  memcpy(bits, x, 4 * (unsigned)n);
  float s = 0;
  for (int i = 0; i < n; i++) s += inverse_root(&g, bits + i);
  return s;
}
