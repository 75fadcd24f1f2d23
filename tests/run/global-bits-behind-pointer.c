// The same behind a pointer of the file.
// grad: f
// at: x=1.3
// value: 39
// d x: 30.0
// tol: 1e-6
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NI __attribute__((noinline)) static
static uint64_t *G;
NI void st(const uint64_t *a, int n) {
  for (int i = 0; i + 1 < n; i++)
    G[i] = a[i] < a[i + 1] ? a[i] : a[i + 1];
}
double f(double x) {
  double p[4];
  uint64_t w[4];
  G = malloc(32);
  for (int i = 0; i < 4; i++)
    p[i] = x * (i + 1);
  memcpy(w, p, 32);
  st(w, 4);
  memcpy(p, G, 24);
  double t = 0;
  for (int i = 0; i < 4; i++)
    t += p[i] * (i + 1);
  free(G);
  return t;
}
