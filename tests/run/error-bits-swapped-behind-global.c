// A stack of words behind a pointer of the file, of which the upper two are swapped.
// grad: f
// at: x=1.3
// value: 365.04000000000002
// d x: 561.6
// tol: 1e-6
// or error: a derivative
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NI __attribute__((noinline)) static
static uint64_t *S;
static int n, cap;
NI void push(uint64_t w) {
  if (n == cap) {
    cap = cap ? 2 * cap : 2;
    S = realloc(S, cap * 8);
  }
  S[n++] = w;
}
NI uint64_t top(void) { return S[n - 1]; }
NI void swap2(void) {
  uint64_t t = S[n - 1];
  S[n - 1] = S[n - 2];
  S[n - 2] = t;
}
double f(double x) {
  S = 0;
  n = cap = 0;
  for (int i = 0; i < 5; i++) {
    double v = x * (i + 1);
    uint64_t w;
    memcpy(&w, &v, 8);
    push(w);
  }
  swap2();
  double t = 0;
  while (n) {
    uint64_t w = top();
    double v;
    memcpy(&v, &w, 8);
    n--;
    t += v * v * (n + 1);
  }
  free(S);
  return t;
}
