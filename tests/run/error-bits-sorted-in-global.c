// Bits of doubles copied into an array of the file, sorted there, and copied out.
// grad: f
// at: x=1.3
// value: 169.00000000000003
// d x: 260.0
// tol: 1e-6
// or error: a float
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
static uint64_t G[8];
NI void put(const uint64_t *w, int n) { memcpy(G, w, n * 8); }
NI void sort(int n) {
  for (int i = 1; i < n; i++)
    for (int j = i; j > 0 && G[j - 1] > G[j]; j--) {
      uint64_t t = G[j];
      G[j] = G[j - 1];
      G[j - 1] = t;
    }
}
NI void get(uint64_t *w, int n) { memcpy(w, G, n * 8); }
double f(double x) {
  double p[4];
  uint64_t w[4];
  for (int i = 0; i < 4; i++)
    p[i] = x * (i * 3 % 4 + 1);
  memcpy(w, p, 32);
  put(w, 4);
  sort(4);
  get(w, 4);
  memcpy(p, w, 32);
  double t = 0;
  for (int i = 0; i < 4; i++)
    t += p[i] * p[i] * (i + 1);
  return t;
}
