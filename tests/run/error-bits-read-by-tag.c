// Beside a tag that says so, the bits of a float are read as an integer: no other was ever written there.
// grad: f
// at: x=1.3 is_bits=1
// value: 127.30000305175781
// d x: 1.0
// tol: 1e-6
// or error: a float
#include <stdint.h>
struct value { int is_bits; union { float f; uint32_t i; } of; };
__attribute__((noinline)) static float number(const struct value *v) { return v->is_bits ? (float)v->of.i * 1.1920928955078125e-7f : v->of.f; }
float f(float x, int is_bits) {
  struct value v = {is_bits, {x}};
  return number(&v);
}
