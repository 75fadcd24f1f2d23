// Bits of doubles sorted behind a pointer in a structure of the file.
// grad: f
// at: x=1.3
// value: 380.25
// d x: 585.0
// tol: 1e-6
// or error: cannot tell
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NI __attribute__((noinline)) static
struct V {
  uint64_t *w;
  int n;
};
static struct V A;
NI void add(struct V *v, const uint64_t *a) { v->w[v->n++] = *a; }
NI void sort(struct V *v) {
  for (int i = 1; i < v->n; i++)
    for (int j = i; j > 0 && v->w[j] < v->w[j - 1]; j--) {
      uint64_t t = v->w[j];
      v->w[j] = v->w[j - 1];
      v->w[j - 1] = t;
    }
}
double f(double x) {
  A.w = malloc(64);
  A.n = 0;
  for (int i = 0; i < 5; i++) {
    double v = x * (i * 2 % 5 + 1);
    uint64_t w;
    memcpy(&w, &v, 8);
    add(&A, &w);
  }
  sort(&A);
  double t = 0;
  for (int i = 0; i < A.n; i++) {
    double v;
    memcpy(&v, A.w + i, 8);
    t += v * v * (i + 1);
  }
  free(A.w);
  return t;
}
