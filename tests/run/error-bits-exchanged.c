// Bits of a double that an atomic exchange puts into memory, if nothing else lies there.
// grad: f
// at: x=1.3
// value: 1.6900000000000002
// d x: 2.6
// or error: a derivative
#include <stdint.h>
#include <string.h>
__attribute__((noinline)) static void put(uint64_t *into, uint64_t bits) {
  uint64_t expected = 0;
  __atomic_compare_exchange_n(into, &expected, bits, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
double f(double x) {
  double y = x * x;
  uint64_t u, memory = 0;
  memcpy(&u, &y, sizeof u);
  put(&memory, u);
  memcpy(&y, &memory, sizeof y);
  return y;
}
