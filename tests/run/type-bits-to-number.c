// An approximate logarithm: the bits of a float as a number, which depends on it.
// grad: f
// at: x=1.3
// value: 0.35730743408203125
// d x: 1.0
// tol: 1e-6
#include <stdint.h>
float f(float x) {
  union { float f; uint32_t i; } bits = {x};
  float y = (float)bits.i * 1.1920928955078125e-7f;
  return y - 126.94269504f;
}
