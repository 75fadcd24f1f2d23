// An approximate logarithm: the bits of a float as a number, which depends on it.
// grad: f
// error: integer arithmetic on the bits of a float that carries a derivative
#include <stdint.h>
float f(float x) {
  union { float f; uint32_t i; } bits = {x};
  float y = (float)bits.i * 1.1920928955078125e-7f;
  return y - 126.94269504f;
}
