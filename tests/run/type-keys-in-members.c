// Bits of doubles as keys beside integers, in an array that is a member, with its length behind it.
// grad: f
// at: x=1.3
// value: 0.7225558495628821
// d x: -13.31752251
// tol: 1e-6
#include <math.h>
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
typedef struct {
  uint64_t key;
  int n;
} E;
typedef struct {
  E e[3];
  int len;
} T;
NI E pick(const T *t, int i) { return t->e[i]; }
NI void put(T *t, double v, int n) {
  E e;
  memcpy(&e.key, &v, 8);
  e.n = n;
  t->e[t->len++] = e;
}
NI uint64_t key(E e) { return e.key; }
double f(double x) {
  T t;
  t.len = 0;
  for (int i = 0; i < 3; i++)
    put(&t, sin(x * (i + 1)), i + 2);
  double s = 0;
  for (int i = 0; i < 3; i++) {
    uint64_t k = key(pick(&t, i));
    double d;
    memcpy(&d, &k, 8);
    s += d * pick(&t, i).n;
  }
  return s;
}
