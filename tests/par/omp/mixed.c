// float, long double and complex numbers in one region.
#include <complex.h>
#ifdef EXPECTED
typedef __float128 narrow;
typedef __float128 wide;
#else
typedef double narrow;
typedef long double wide;
#endif
enum { N = 10 };
struct both {
  real re, im;
};
static struct both times(struct both a, struct both b) {
  return (struct both){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}
real f(real *x) {
  wide s = 0;
  struct both z[N];
#pragma omp parallel
  {
#pragma omp for
    for (int i = 0; i < N; i++)
      z[i] = times((struct both){x[i], 0.3 * x[(i + 1) % N]}, (struct both){0.2, x[i]});
#pragma omp for reduction(+ : s)
    for (int i = 0; i < N; i++) {
      wide a = (wide)z[i].re * z[i].im;
      s += a * a + z[(i + 1) % N].re;
    }
  }
  return (real)s;
}
