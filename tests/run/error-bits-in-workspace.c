// The caller gives a workspace: one function writes floats there, another makes numbers of their bits.
// grad: f
// error: the bits of a float
#include <stdint.h>
#include <string.h>
__attribute__((noinline)) static void fill(double x, double *work, int n) {
  for (int i = 0; i < n; i++) work[i] = x * i;
}
__attribute__((noinline)) static double count(const double *work, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    uint64_t bits;
    memcpy(&bits, &work[i], sizeof bits);
    sum += (double)(bits & 0xfffffffffffff) * 0x1p-52;
  }
  return sum;
}
double f(double x, double *work, int n) {
  fill(x, work, n);
  return count(work, n) + x;
}
