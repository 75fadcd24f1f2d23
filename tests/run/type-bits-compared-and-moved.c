// Words of a float and an integer each, compared by their upper halves and swapped.
// grad: f
// at: x=1.3
// value: 327.3399963378906
// d x: 389.5999960899353
// tol: 1e-6
#include <stdint.h>
#include <string.h>
struct part {
  float v;
  int id;
};
#define NI __attribute__((noinline)) static
NI double use(const struct part *p, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += p[i].v * p[i].id * (i + 1);
  return s;
}
NI void sort(struct part *p) {
  uint64_t a, b;
  memcpy(&a, p, 8);
  memcpy(&b, p + 1, 8);
  if ((a >> 32) > (b >> 32)) {
    uint64_t t = a;
    a = b;
    b = t;
  }
  memcpy(p, &a, 8);
  memcpy(p + 1, &b, 8);
}
double f(double x) {
  struct part p[5];
  for (int i = 0; i < 5; i++) {
    p[i].v = (float)(x + i) * x;
    p[i].id = 20 - 2 * i;
  }
  sort(p);
  return use(p, 3);
}
