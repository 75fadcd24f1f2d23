// Complex numbers as pairs of words, in the order of reversed bits.
// grad: f
// at: x=1.3
// value: 1753.2060000000001
// d x: 4045.86
// tol: 1e-6
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void bitrev(uint64_t (*z)[2], int n) {
  for (int i = 0, j = 0; i < n; i++) {
    if (i < j)
      for (int k = 0; k < 2; k++) {
        uint64_t t = z[i][k];
        z[i][k] = z[j][k];
        z[j][k] = t;
      }
    int m = n >> 1;
    while (m && (j & m)) {
      j ^= m;
      m >>= 1;
    }
    j |= m;
  }
}
double f(double x) {
  double a[8][2];
  uint64_t w[8][2];
  for (int i = 0; i < 8; i++) {
    a[i][0] = x * i;
    a[i][1] = x * x * i;
  }
  memcpy(w, a, sizeof a);
  bitrev(w, 8);
  memcpy(a, w, sizeof a);
  double t = 0;
  for (int i = 0; i < 8; i++)
    t += a[i][0] * a[i][1] * (i + 1);
  return t;
}
