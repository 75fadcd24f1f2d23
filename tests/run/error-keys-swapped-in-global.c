// Bits of floats in a global array of integers, which a function swaps.
// grad: f
// at: x=1.3
// value: 123.50000190734863
// d x: 45.0
// tol: 1e-6
// or error: cannot tell
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
static uint32_t k[8];
NI void put(int i, float v) {
  uint32_t u;
  memcpy(&u, &v, 4);
  k[i] = u;
}
NI float get(int i) {
  float v;
  memcpy(&v, &k[i], 4);
  return v;
}
NI void swap(int i, int j) {
  if (k[i] > k[j]) {
    uint32_t t = k[i];
    k[i] = k[j];
    k[j] = t;
  }
}
double f(double x) {
  for (int i = 0; i < 6; i++)
    put(i, (float)((i * 7 % 5) * x + i));
  for (int r = 0; r < 6; r++)
    for (int i = 0; i < 5; i++)
      swap(i, i + 1);
  double s = 0;
  for (int i = 0; i < 6; i++)
    s += get(i) * (i + 1);
  return s;
}
