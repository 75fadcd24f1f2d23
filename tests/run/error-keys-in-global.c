// Radix sort between global arrays of integers to which floats are copied.
// grad: f
// at: x=1.3
// value: 123.50000190734863
// d x: 45
// tol: 1e-6
// or error: cannot tell
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
static uint32_t k[8], t[8];
NI void pass(int n, int s) {
  int c[257];
  memset(c, 0, sizeof c);
  for (int i = 0; i < n; i++)
    c[((k[i] >> s) & 255) + 1]++;
  for (int i = 0; i < 256; i++)
    c[i + 1] += c[i];
  for (int i = 0; i < n; i++)
    t[c[(k[i] >> s) & 255]++] = k[i];
  for (int i = 0; i < n; i++)
    k[i] = t[i];
}
NI void put(const float *p, int n) { memcpy(k, p, n * 4); }
NI void get(float *p, int n) { memcpy(p, k, n * 4); }
double f(double x) {
  float p[6];
  for (int i = 0; i < 6; i++)
    p[i] = (float)((i * 7 % 5) * x + i);
  put(p, 6);
  for (int s = 0; s < 32; s += 8)
    pass(6, s);
  get(p, 6);
  double s = 0;
  for (int i = 0; i < 6; i++)
    s += p[i] * (i + 1);
  return s;
}
