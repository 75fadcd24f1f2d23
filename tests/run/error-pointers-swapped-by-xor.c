// Addresses that a function swaps by exclusive or.
// grad: f
// at: x=1.3
// value: 3.8999999999999999
// d x: 3
// or error: carries a derivative
#include <stdint.h>
__attribute__((noinline)) static void swap(uintptr_t *a, uintptr_t *b) {
  *a ^= *b;
  *b ^= *a;
  *a ^= *b;
}
double f(double x) {
  double a = x * x, b = 3 * x;
  uintptr_t e[2] = {(uintptr_t)&a, (uintptr_t)&b};
  swap(e, e + 1);
  return *(double *)e[0];
}
