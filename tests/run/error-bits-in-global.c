// One function leaves floats in a global, another makes numbers of their bits there.
// grad: f
// error: a derivative
#include <stdint.h>
#include <string.h>
static double kept[8];
__attribute__((noinline)) static void keep(double x, int n) {
  for (int i = 0; i < n; i++) kept[i] = x * i;
}
__attribute__((noinline)) static double count(int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    uint64_t bits;
    memcpy(&bits, &kept[i], sizeof bits);
    sum += (double)(bits & 0xfffffffffffff) * 0x1p-52;
  }
  return sum;
}
double f(double x, int n) {
  keep(x, n);
  return count(n) + x;
}
