// Arrays with their lengths, made by functions in a table.
// grad: f
// at: x=1.3
// value: 187.61600000000001
// d x: 363.76
// tol: 1e-6
#include <stdlib.h>
#define NI __attribute__((noinline)) static
typedef struct {
  double *p;
  long n;
} Arr;
typedef Arr (*Mk)(double, long);
NI Arr ones(double x, long n) {
  Arr a = {malloc(n * 8), n};
  for (long i = 0; i < n; i++)
    a.p[i] = x;
  return a;
}
NI Arr ramp(double x, long n) {
  Arr a = {calloc(n, 8), n};
  for (long i = 0; i < n; i++)
    a.p[i] = x * i;
  return a;
}
NI Arr add(Arr a, Arr b) {
  long n = a.n < b.n ? a.n : b.n;
  Arr r = ones(0, n);
  for (long i = 0; i < n; i++)
    r.p[i] = a.p[i] + b.p[i] * a.p[0];
  return r;
}
double f(double x) {
  Mk t[2] = {ones, ramp};
  Arr s = ones(x, 5);
  for (int i = 0; i < 4; i++) {
    Arr b = t[i & 1](x * i, 6 - i), n = add(s, b);
    free(s.p);
    free(b.p);
    s = n;
  }
  double r = 0;
  for (long i = 0; i < s.n; i++)
    r += s.p[i] * (i + 1);
  free(s.p);
  return r;
}
