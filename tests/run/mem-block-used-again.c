// A block that began as a head of integers and a pointer holds doubles afterwards, from a place on that is computed and is its beginning.
// grad: f
// at: x=[1,2,3,4] n=4 k=0
// value: 210
// d x: [14,28,42,56]
#include <stdlib.h>
#include <string.h>
struct head { long n; double *p; long m; };
__attribute__((noinline)) static long begin(struct head *h, int n) { h->n = n; h->m = 3; h->p = 0; return h->n + h->m; }
__attribute__((noinline)) static void put(double *d, const double *x, int n) { for (int i = 0; i < n; i++) d[i] = x[i] * x[i]; }
double f(const double *x, int n, int k) {
  struct head *h = malloc(256);
  long m = begin(h, n);
  double *d = (double *)((char *)h + 8 * k), *out = malloc(256);
  put(d, x, n);
  memcpy(out, d, sizeof(double) * n);
  double s = 0;
  for (int i = 0; i < n; i++) s += out[i] * m;
  free(h), free(out);
  return s;
}
