// A function swaps what it takes for integers, and what is pointers to floats.
// grad: f
// at: x=1.3
// value: 4.29
// d x: 4.6
// or error: carries a derivative
#include <stdint.h>
__attribute__((noinline)) static void swap(uintptr_t *a, uintptr_t *b) {
  uintptr_t t = *a;
  *a = *b;
  *b = t;
}
double f(double x) {
  double y = x * x, z = x, *r = &z, *s = &y;
  swap((uintptr_t *)&r, (uintptr_t *)&s);
  return *r + 2 * *s;
}
