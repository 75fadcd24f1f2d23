// Three functions: one leaves floats in a global, the next returns bits of one as an integer, the last makes numbers of them.
// grad: f
// error: a float
#include <stdint.h>
#include <string.h>
static double kept[8];
__attribute__((noinline)) static void keep(double x, int n) {
  for (int i = 0; i < n; i++) kept[i] = x * i;
}
__attribute__((noinline)) static uint64_t bits_of(int i) {
  uint64_t bits;
  memcpy(&bits, &kept[i], sizeof bits);
  return bits & 0xfffffffffffff;
}
__attribute__((noinline)) static double count(int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += (double)bits_of(i) * 0x1p-52;
  return sum;
}
double f(double x, int n) {
  keep(x, n);
  return count(n) + x;
}
