// Radix sort of doubles, between an array and a buffer on the heap.
// grad: f
// at: x=1.3
// value: 123.5
// d x: 45.0
// tol: 1e-6
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
typedef uint64_t __attribute__((may_alias)) word;
#define NI __attribute__((noinline)) static
NI void pass(const word *in, word *out, int n, int s) {
  int c[257];
  memset(c, 0, sizeof c);
  for (int i = 0; i < n; i++)
    c[((in[i] >> s) & 255) + 1]++;
  for (int i = 0; i < 256; i++)
    c[i + 1] += c[i];
  for (int i = 0; i < n; i++)
    out[c[(in[i] >> s) & 255]++] = in[i];
}
NI void sort(double *p, int n) {
  double *t = malloc(n * sizeof *t);
  for (int s = 0; s < 64; s += 16) {
    pass((word *)p, (word *)t, n, s);
    pass((word *)t, (word *)p, n, s + 8);
  }
  free(t);
}
double f(double x) {
  double p[6];
  for (int i = 0; i < 6; i++)
    p[i] = (i * 7 % 5) * x + i;
  sort(p, 6);
  double s = 0;
  for (int i = 0; i < 6; i++)
    s += p[i] * (i + 1);
  return s;
}
