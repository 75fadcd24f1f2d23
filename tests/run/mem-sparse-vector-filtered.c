// A sparse vector in a structure: indices and values are moved by a function.
// grad: f
// at: x=1.3
// value: 1253.0335999999998
// d x: 2281.968
// tol: 1e-6
#include <stdint.h>
#define NI __attribute__((noinline)) static
typedef struct {
  int32_t *idx;
  double *val;
  int n;
} Sp;
NI void push(Sp *s, int i, double v) {
  s->idx[s->n] = i;
  s->val[s->n++] = v;
}
NI void filt(Sp *s) {
  int j = 0;
  for (int i = 0; i < s->n; i++)
    if (s->idx[i] & 1) {
      s->idx[j] = s->idx[i];
      s->val[j++] = s->val[i];
    }
  s->n = j;
}
double f(double x) {
  int id[8];
  double v[8];
  Sp s = {id, v, 0};
  for (int i = 0; i < 8; i++)
    push(&s, i, x * i + x * x);
  filt(&s);
  double r = 0;
  for (int i = 0; i < s.n; i++)
    r += s.idx[i] * s.val[i] * s.val[i];
  return r;
}
