// Bits of doubles on a stack of words, beside its height.
// grad: f
// at: x=1.3
// value: 9.49
// d x: 8.6
// tol: 1e-6
// or error: float
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
struct vm {
  uint64_t s[16];
  int n;
};
NI void push(struct vm *m, uint64_t w) { m->s[m->n++] = w; }
NI uint64_t pop(struct vm *m) { return m->s[--m->n]; }
NI void pushd(struct vm *m, double d) {
  uint64_t w;
  memcpy(&w, &d, 8);
  push(m, w);
}
NI double popd(struct vm *m) {
  uint64_t w = pop(m);
  double d;
  memcpy(&d, &w, 8);
  return d;
}
NI void dup(struct vm *m) {
  uint64_t w = pop(m);
  push(m, w);
  push(m, w);
}
NI void swap(struct vm *m) {
  uint64_t a = pop(m), b = pop(m);
  push(m, a);
  push(m, b);
}
double f(double x) {
  struct vm m = {.n = 0};
  pushd(&m, x);
  dup(&m);
  pushd(&m, popd(&m) * popd(&m));
  pushd(&m, 3 * x);
  swap(&m);
  double a = popd(&m), b = popd(&m);
  return a + 2 * b;
}
