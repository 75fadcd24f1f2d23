// Rows of words in an array of the file, the larger of each column kept.
// grad: f
// at: x=1.3
// value: 182.5
// d x: 190.0
// tol: 1e-6
// or error: cannot tell
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
static uint64_t G[3][4];
NI void row(int r, const uint64_t *a) {
  for (int i = 0; i < 4; i++)
    G[r][i] = a[3 - i];
}
NI void fold(void) {
  for (int i = 0; i < 4; i++)
    if (G[1][i] > G[0][i])
      G[0][i] = G[1][i];
}
double f(double x) {
  double p[4];
  uint64_t w[4];
  for (int r = 0; r < 2; r++) {
    for (int i = 0; i < 4; i++)
      p[i] = x * (i + 1) + r * i;
    memcpy(w, p, 32);
    row(r, w);
  }
  fold();
  memcpy(p, G[0], 32);
  double t = 0;
  for (int i = 0; i < 4; i++)
    t += p[i] * p[i] * (i + 1);
  return t;
}
