// Part of an array moved down by up to three places: what is seen of it must come to an end.
// grad: f
// at: x=[1,2,3,4,5,6,7,8] n=5
// value: 25.947584626443522
// d x: [0,0,-7.10715910606521,1.6411200080598674,0.5,0.6,0.7,0.8]
// tol: 1e-9
#include <math.h>
#include <string.h>
__attribute__((noinline)) static double g(double *p, int n) {
  memmove(p, p + (n & 3), n / 2 * sizeof(double));
  if (n < 2)
    return p[0];
  return g(p, n / 2) * sin(p[1]) + g(p, n - 2);
}
double f(const double *x, int n) {
  double p[8];
  memcpy(p, x, sizeof p);
  double t = g(p, n);
  for (int i = 0; i < 8; i++)
    t += p[i] * (i + 1) * 0.1;
  return t;
}
