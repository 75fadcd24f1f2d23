// Radix sort between two buffers that a structure points to and that change places.
// grad: f
// at: x=1.3
// value: 207.49999809265137
// d x: 75.0
// tol: 1e-6
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NI __attribute__((noinline)) static
struct set {
  uint32_t *k, *t;
  int n, count;
};
NI void pass(struct set *q, int s) {
  int c[257];
  memset(c, 0, sizeof c);
  for (int i = 0; i < q->n; i++)
    c[((q->k[i] >> s) & 255) + 1]++;
  for (int i = 0; i < 256; i++)
    c[i + 1] += c[i];
  for (int i = 0; i < q->n; i++)
    q->t[c[(q->k[i] >> s) & 255]++] = q->k[i];
  uint32_t *u = q->k;
  q->k = q->t;
  q->t = u;
  q->count++;
}
double f(double x) {
  struct set q = {malloc(24), malloc(24), 6, 0};
  for (int i = 0; i < 6; i++) {
    float v = (float)((i * 7 % 5) * x + i);
    memcpy(q.k + i, &v, 4);
  }
  for (int s = 0; s < 32; s += 8)
    pass(&q, s);
  double s = 0;
  for (int i = 0; i < 6; i++) {
    float v;
    memcpy(&v, q.k + i, 4);
    s += v * (i + q.count);
  }
  free(q.k);
  free(q.t);
  return s;
}
