// Arrays of floats, counters and a name in one record, accessed at indices that only the program knows to be inside.
// grad: f
// at: n=4 x=[1.5,2,3,4]
// value: 62.75
// d x: [6.0,9.5,13.0,12.0]
#include <stdlib.h>
#include <string.h>
typedef struct {
  char name[16];
  double hist[8];
  int n;
  float w[4];
  long k;
  double *out;
} rec;
__attribute__((noinline)) static void add(rec *r, double v) {
  r->hist[r->n % 8] += v;
  r->w[r->k & 3] *= (float)v;
  r->n++;
  r->k += 3;
  r->out[r->n] = v * v;
}
double f(const double *x, int n) {
  rec *r = calloc(1, sizeof *r);
  strcpy(r->name, "abc");
  r->out = calloc(n + 1, sizeof(double));
  for (int i = 0; i < 4; i++)
    r->w[i] = 1;
  for (int i = 0; i < n; i++)
    add(r, x[i]);
  double s = 0;
  for (int i = 0; i < 8; i++)
    s += r->hist[i] * r->hist[(i + 1) % 8];
  for (int i = 0; i < 4; i++)
    s += r->w[i];
  for (int i = 0; i <= n; i++)
    s += r->out[i];
  free(r->out);
  free(r);
  return s;
}
