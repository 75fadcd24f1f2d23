// Bits of floats, seven in each byte of an array.
// grad: f
// at: x=1.3
// value: 23.659998178482056
// d x: 36.4
// tol: 1e-5
// or error: float
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI int enc(unsigned char *b, uint32_t w) {
  int n = 0;
  while (w >= 128) {
    b[n++] = w & 127 | 128;
    w >>= 7;
  }
  b[n++] = w;
  return n;
}
NI int dec(const unsigned char *b, uint32_t *w) {
  int n = 0, s = 0;
  *w = 0;
  do {
    *w |= (uint32_t)(b[n] & 127) << s;
    s += 7;
  } while (b[n++] & 128);
  return n;
}
double f(double x) {
  unsigned char b[40];
  int n = 0;
  for (int i = 0; i < 3; i++) {
    float v = (float)x * (i + 1);
    uint32_t w;
    memcpy(&w, &v, 4);
    n += enc(b + n, w);
  }
  double t = 0;
  for (int i = 0; i < n;) {
    uint32_t w;
    i += dec(b + i, &w);
    float v;
    memcpy(&v, &w, 4);
    t += v * v;
  }
  return t;
}
