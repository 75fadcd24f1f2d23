// A function swaps words, which are pointers, floats, or integers.
// grad: f
// at: x=1.3
// value: 8.06
// d x: 9.8
#include <stdint.h>
#include <string.h>
__attribute__((noinline)) static void swap(void *a, void *b) {
  uint64_t t, u;
  memcpy(&t, a, sizeof t);
  memcpy(&u, b, sizeof u);
  memcpy(a, &u, sizeof u);
  memcpy(b, &t, sizeof t);
}
double f(double x) {
  double y = x * x, z = x, v = 0, w = x, *p = &z, *q = &y;
  uint64_t i = 3, k = 1;
  swap(&p, &q); // p = &y, q = &z
  swap(&v, &w); // v = x, w = 0
  swap(&i, &k); // i = 1, k = 3
  return *p + *q * (double)i + 2 * *p + v * (double)k / 3 + 7 * w + 0.39;
}
