// Two integer arguments stored in order.
// grad: f
// at: x=1.3
// value: 76.700000000000003
// d x: 59.0
// tol: 1e-6
// or error: a float that carries a derivative
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI int cmpst(uint64_t a, uint64_t b, uint64_t *lo, uint64_t *hi) {
  int s = a > b;
  *lo = s ? b : a;
  *hi = s ? a : b;
  return s;
}
double f(double x) {
  double v[5], t = 0;
  for (int i = 0; i < 5; i++)
    v[i] = x * (i * 3 % 5 + 1);
  for (int i = 0; i < 4; i++) {
    uint64_t a, b;
    memcpy(&a, &v[i], 8);
    memcpy(&b, &v[i + 1], 8);
    int s = cmpst(a, b, &a, &b);
    memcpy(&v[i], &a, 8);
    memcpy(&v[i + 1], &b, 8);
    t += s * v[i];
  }
  for (int i = 0; i < 5; i++)
    t += v[i] * (i + 1);
  return t;
}
