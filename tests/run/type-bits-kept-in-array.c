// The bits of floats, kept in an array of integers and made into a number afterwards.
// grad: f
// at: x=[0.7,1.3,2.9,0.4] n=4
// value: 535.6546020507813
// d x: [0,2.5165824,0.4194304,2.5165824]
// tol: 1e-6
#include <stdint.h>
static uint32_t keys[64];
float f(const float *x, int n) {
  uint32_t own[64];
  for (int i = 0; i < n; i++) {
    union { float f; uint32_t i; } bits = {x[i] * (float)i};
    keys[i] = own[i] = bits.i;
  }
  float s = 0;
  for (int i = 0; i < n; i++) s += (float)own[n - 1 - i] * 1e-7f + (float)keys[i / 2] * 1e-7f;
  return s;
}
