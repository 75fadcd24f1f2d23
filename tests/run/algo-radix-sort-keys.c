// Radix sort of records whose key alone is an integer: the bits of a float, beside a double.
// grad: f
// at: x=1.3
// value: 143.00000190734863
// d x: 60.0
// tol: 1e-6
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
struct rec {
  uint32_t key;
  double w;
};
NI void pass(const struct rec *in, struct rec *out, int n, int s) {
  int c[257];
  memset(c, 0, sizeof c);
  for (int i = 0; i < n; i++)
    c[((in[i].key >> s) & 255) + 1]++;
  for (int i = 0; i < 256; i++)
    c[i + 1] += c[i];
  for (int i = 0; i < n; i++) {
    struct rec *o = &out[c[(in[i].key >> s) & 255]++];
    o->key = in[i].key;
    o->w = in[i].w;
  }
}
NI double use(const struct rec *r, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    float v;
    memcpy(&v, &r[i].key, 4);
    s += v * (i + 1) + r[i].w;
  }
  return s;
}
double f(double x) {
  struct rec a[6], b[6];
  for (int i = 0; i < 6; i++) {
    float v = (float)((i * 7 % 5) * x + i);
    memcpy(&a[i].key, &v, 4);
    a[i].w = x * i;
  }
  for (int s = 0; s < 32; s += 8) {
    pass(a, b, 6, s);
    memcpy(a, b, sizeof a);
  }
  return use(a, 6);
}
