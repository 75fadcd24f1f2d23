// A pointer that small functions copy: at -O3 they are handed what the parameter points to, as an integer.
// grad: f
// at: x=1.3
// value: 4.68
// d x: 6.2
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void put(char *to, const void *from) { memcpy(to, from, 8); }
NI void copy(uintptr_t *to, const uintptr_t *from) { *to = *from; }
double f(double x) {
  double y = x * x, z = x + 0.0, *r, *s, *t = &y, *u = &z;
  put((char *)&r, &t);
  copy((uintptr_t *)&s, (uintptr_t *)&u);
  return 2 * *r + *s;
}
