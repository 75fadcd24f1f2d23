// A function leaves the bits of a float in memory as an integer, after arithmetic on them; its caller makes a number of them.
// grad: f
// error: a float
#include <stdint.h>
#include <string.h>
__attribute__((noinline)) static void ordered(double x, int64_t *key) {
  int64_t bits;
  memcpy(&bits, &x, sizeof bits);
  *key = bits ^ (bits >> 63 & INT64_MAX);
}
double f(double x) {
  int64_t key;
  ordered(x, &key);
  return (double)key * 1e-16;
}
