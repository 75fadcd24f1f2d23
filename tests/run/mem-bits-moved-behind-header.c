// Doubles behind a header of integers, moved by as much as the header says.
// grad: f
// at: x=1.3
// value: 676.00000000000011
// d x: 1040.0
// tol: 1e-6
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI void mv(uint64_t *a, int d, int s, int n) { memmove(a + d, a + s, n * 8); }
double f(double x) {
  uint64_t b[12];
  double v[4];
  for (int i = 0; i < 4; i++)
    v[i] = x * (i + 1);
  b[0] = 4;
  b[1] = 2;
  memcpy(b + 2, v, 32);
  mv(b, 5, 2, 4);
  mv(b, (int)b[1], 5, (int)b[0]);
  memcpy(v, b + 2, 32);
  double t = 0;
  for (int i = 0; i < 4; i++)
    t += v[i] * v[i] * (i + 1);
  return t * b[0];
}
