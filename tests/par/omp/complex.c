// Complex numbers in members' hands: iterations, and a sum by hand.
#include <complex.h>
#ifdef EXPECTED
typedef _Complex float number __attribute__((mode(TC)));
#define re(z) crealq(z)
#define im(z) cimagq(z)
#else
typedef double _Complex number;
#define re(z) creal(z)
#define im(z) cimag(z)
#endif
enum { N = 12 };
real f(real *x) {
  number y[N / 2], all = 0;
#pragma omp parallel
  {
    number own = 0;
#pragma omp for
    for (int i = 0; i < N / 2; i++) {
      number c = 0.2 * x[2 * i] + 0.1 * x[2 * i + 1] * 1.0i, z = 0;
      for (int k = 0; k < 4; k++)
        z = z * z + c;
      y[i] = z * c;
    }
#pragma omp for nowait
    for (int i = 0; i < N / 2; i++)
      own += y[i] * y[(i + 1) % (N / 2)];
#pragma omp critical
    all += own;
  }
  return re(all) * im(all) + re(all);
}
