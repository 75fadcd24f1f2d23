// A function that is given the bits of a double as an integer leaves them in memory.
// grad: f
// at: x=[1.5,2]
// value: 3
// d x: [2,1.5]
// or error: the bits of a float
#include <stdint.h>
#include <string.h>
__attribute__((noinline)) static uint64_t bits(double d) {
  uint64_t u;
  memcpy(&u, &d, 8);
  return u;
}
__attribute__((noinline)) static double number(uint64_t u) {
  double d;
  memcpy(&d, &u, 8);
  return d;
}
__attribute__((noinline)) static void put(uint64_t *to, uint64_t u) { *to = u; }
double f(const double x[2]) {
  uint64_t kept;
  put(&kept, bits(x[0]));
  return number(kept) * x[1];
}
