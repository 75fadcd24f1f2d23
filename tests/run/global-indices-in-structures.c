// Structures of integers in the file are exchanged, and copied to the heap and back.
// grad: f
// at: n=3 x=[1.5,2.25,3.1]
// value: 41.205
// d x: [3.0,9.0,18.6]
#include <stdlib.h>
#include <string.h>
struct P { short a, b; int c; };
static struct P ps[8];
__attribute__((noinline)) static void exchange(int i, int j) { struct P t = ps[i]; ps[i] = ps[j]; ps[j] = t; }
__attribute__((noinline)) static void all(int n) { struct P *t = malloc(n * sizeof *t); memcpy(t, ps, n * sizeof *t); for (int i = 0; i < n; i++) ps[i] = t[n - 1 - i]; free(t); }
double f(int n, const double *x) {
  for (int i = 0; i < n; i++) ps[i] = (struct P){i, i + 1, i};
  exchange(0, 1); all(n);
  double s = 0;
  for (int i = 0; i < n; i++) s += ps[i].b * x[ps[i].a] * x[ps[i].c];
  return s;
}
