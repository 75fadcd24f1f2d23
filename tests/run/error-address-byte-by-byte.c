// A pointer whose bytes a function copies one by one.
// grad: f
// error: put there byte by byte
#include <stdlib.h>
#define NI __attribute__((noinline)) static
NI double *make(double v) {
  double *p = malloc(sizeof *p);
  *p = v;
  return p;
}
NI double take(double *p) {
  double v = *p;
  free(p);
  return v;
}
NI void copy(void *to, const void *from, size_t n) {
  unsigned char *a = to;
  const unsigned char *b = from;
  while (n--)
    *a++ = *b++;
}
NI double *through(double *p) {
  double *q;
  copy(&q, &p, sizeof p);
  return q;
}
double f(double x) { return take(through(make(x * x))); }
