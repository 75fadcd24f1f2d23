// Floats in unions, sorted as integers.
// grad: f
// at: x=1.3
// value: 66.99999952316284
// d x: 40.0
// tol: 1e-6
#include <stdint.h>
#define NI __attribute__((noinline)) static
union u {
  float f;
  uint32_t i;
};
NI void sort(union u *k, int n) {
  for (int i = 1; i < n; i++)
    for (int j = i; j > 0 && k[j].i < k[j - 1].i; j--) {
      uint32_t t = k[j].i;
      k[j].i = k[j - 1].i;
      k[j - 1].i = t;
    }
}
double f(double x) {
  union u p[5];
  for (int i = 0; i < 5; i++)
    p[i].f = (float)(x * (i * 3 % 5) + 1);
  sort(p, 5);
  double s = 0;
  for (int i = 0; i < 5; i++)
    s += p[i].f * (i + 1);
  return s;
}
