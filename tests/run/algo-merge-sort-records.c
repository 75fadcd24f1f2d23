// Recursive merge sort of records whose keys are the bits of floats, beside floats, moved member by member.
// grad: f
// at: x=1.3
// value: 233.35000228881836
// d x: 214.0
// tol: 1e-6
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
struct rec {
  uint32_t key;
  float w;
};
NI void sort(struct rec *k, struct rec *t, int n) {
  if (n < 2)
    return;
  int h = n / 2;
  sort(k, t, h);
  sort(k + h, t, n - h);
  int i = 0, j = h, o = 0;
  while (i < h && j < n) {
    struct rec *s = (k[j].key >> 4) < (k[i].key >> 4) ? &k[j++] : &k[i++];
    t[o].key = s->key;
    t[o].w = s->w;
    o++;
  }
  while (i < h) {
    t[o].key = k[i].key;
    t[o++].w = k[i++].w;
  }
  while (j < n) {
    t[o].key = k[j].key;
    t[o++].w = k[j++].w;
  }
  for (i = 0; i < n; i++) {
    k[i].key = t[i].key;
    k[i].w = t[i].w;
  }
}
double f(double x) {
  struct rec a[6], t[6];
  for (int i = 0; i < 6; i++) {
    float v = (float)((i * 7 % 5) * x + i);
    memcpy(&a[i].key, &v, 4);
    a[i].w = (float)(x * x * i);
  }
  sort(a, t, 6);
  double s = 0;
  for (int i = 0; i < 6; i++) {
    float v;
    memcpy(&v, &a[i].key, 4);
    s += (v + a[i].w) * (i + 1);
  }
  return s;
}
