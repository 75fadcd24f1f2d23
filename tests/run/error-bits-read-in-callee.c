// A function reads the bits of a float in memory that it is given as an integer, and makes a number of them.
// grad: f
// at: x=1.3
// value: 0.7473068237304688
// d x: 2.6
// tol: 1e-6
// or error: a float
#include <stdint.h>
union bits { float f; uint32_t i; };
__attribute__((noinline)) static float number(const union bits *of) { return (float)of->i * 1.1920928955078125e-7f; }
float f(float x) {
  union bits bits;
  bits.f = x * x;
  return number(&bits) - 126.94269504f;
}
