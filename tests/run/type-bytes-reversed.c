// The bytes of a double, turned round and back.
// grad: f
// at: x=[1.7]
// value: 2.89
// d x: [3.4]
// or error: TL0004
#include <stdint.h>
#include <string.h>
double f(double *x) {
  unsigned char b[8], c[8];
  memcpy(b, x, 8);
  for (int i = 0; i < 8; i++) c[i] = b[7-i];
  unsigned char d[8];
  for (int i = 0; i < 8; i++) d[i] = c[7-i];
  double m;
  memcpy(&m, d, 8);
  return m * m;
}
