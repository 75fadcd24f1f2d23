// One block holds a head (addresses into the block, counts) and arrays of structures of floats behind it, at offsets that are computed:
// an integer of the head is no float, wherever these may begin.
// grad: f
// at: x=[1,2,3,4] n=4
// value: 30
// d x: [2,4,6,8]
#include <stdlib.h>
#include <string.h>
typedef struct { double r, i; } pair;
typedef struct { int n, inverse; pair w[1]; } sub;
typedef struct { sub *inner; pair *scratch; } plan;
static plan *make(int n) {
  size_t bytes = sizeof(sub) + sizeof(pair) * (n - 1);
  plan *p = malloc(sizeof *p + bytes + sizeof(pair) * n);
  p->inner = (sub *)(p + 1);
  p->scratch = (pair *)((char *)p->inner + bytes);
  p->inner->n = n, p->inner->inverse = 0;
  for (int k = 0; k < n; k++) p->inner->w[k].r = 1, p->inner->w[k].i = 0;
  return p;
}
__attribute__((noinline)) static void run(plan *p, const pair *in, pair *out) {
  for (int k = 0; k < p->inner->n; k++) {
    out[k].r = in[k].r * p->inner->w[k].r;
    out[k].i = in[k].i * p->inner->w[k].r;
  }
}
static void apply(plan *p, const pair *in, pair *out) {
  if (in != out) return run(p, in, out);
  pair *t = malloc(sizeof(pair) * p->inner->n);
  run(p, in, t);
  memcpy(out, t, sizeof(pair) * p->inner->n);
  free(t);
}
double f(const double *x, int n) {
  plan *p = make(n / 2);
  apply(p, (const pair *)x, p->scratch);
  double s = 0;
  for (int k = 0; k < n / 2; k++) s += p->scratch[k].r * p->scratch[k].r + p->scratch[k].i * p->scratch[k].i;
  free(p);
  return s;
}
