// Messages of a header and floats, one after the other in an array of integers.
// grad: f
// at: x=1.3
// value: 1150.889931678772
// d x: 1770.6
// tol: 1e-5
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI int put(uint32_t *b, int n, uint32_t tag, const float *w, int k) {
  b[n++] = tag << 8 | k;
  memcpy(b + n, w, k * 4);
  return n + k;
}
NI int get(const uint32_t *b, int n, float *w, int *tag) {
  int k = b[n] & 255;
  *tag = b[n] >> 8;
  memcpy(w, b + n + 1, k * 4);
  return n + k + 1;
}
double f(double x) {
  uint32_t b[40];
  float v[4];
  int n = 0;
  for (int r = 0; r < 4; r++) {
    for (int i = 0; i <= r; i++)
      v[i] = (float)x * (i + r);
    n = put(b, n, r + 3, v, r + 1);
  }
  double t = 0;
  for (int i = 0, r = 0; i < n; r++) {
    int tag;
    i = get(b, i, v, &tag);
    for (int j = 0; j <= r; j++)
      t += v[j] * v[j] * tag;
  }
  return t;
}
