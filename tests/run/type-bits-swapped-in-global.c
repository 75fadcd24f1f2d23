// Bits of floats in an array of integers, which a function swaps that does not know of floats: right, or refused.
// grad: f
// at: n=4 x=[1,2,3,4]
// value: 86
// d x: [4,29,28,28]
// or error: TL000
#include <string.h>
static unsigned bits[4];
__attribute__((noinline)) static void set(int i, float g) { memcpy(&bits[i & 3], &g, sizeof g); }
__attribute__((noinline)) static float get(int i) {
  float g;
  memcpy(&g, &bits[i & 3], sizeof g);
  return g;
}
__attribute__((noinline)) static void swap(int a, int b) {
  unsigned t = bits[a & 3];
  bits[a & 3] = bits[b & 3];
  bits[b & 3] = t;
}
double f(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) set(i, x[i] * x[i]);
  for (int i = 0; i < n; i++) {
    s += get(i + 1) * x[i];
    swap(i, i + 1);
  }
  return s;
}
