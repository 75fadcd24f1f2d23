// Names and masks of bytes behind a table of values.
// grad: f
// at: x=1.3
// value: 106.59999999999999
// d x: 82.0
// tol: 1e-6
#include <string.h>
#define NI __attribute__((noinline)) static
typedef struct {
  char *name;
  unsigned char *mask;
  double *v;
  int n;
} T;
NI void init(T *t, const char *s) {
  strcpy(t->name, s);
  memset(t->mask, 1, t->n);
}
NI void flip(T *t, int k) {
  t->mask[k] ^= 1;
  t->name[k] = 'x';
}
NI double sum(T *t) {
  double s = 0;
  for (int i = 0; i < t->n; i++)
    if (t->mask[i])
      s += t->v[i] * (t->name[i] - 'a');
  return s;
}
double f(double x) {
  char nm[8];
  unsigned char m[8];
  double v[8];
  T t = {nm, m, v, 7};
  init(&t, "abcdefg");
  for (int i = 0; i < 7; i++)
    v[i] = x * i;
  flip(&t, 3);
  return sum(&t);
}
