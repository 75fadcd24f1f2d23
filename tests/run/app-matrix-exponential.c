// Scaling and squaring with a Taylor series, two buffers swapped in a while loop.
// grad: f
// at: x=[0.549,0.456,0.779,0.47,0.57,0.08,0.062,-0.449,-0.404]
// value: 2.9363477016733555
// d x: [1.7338166821018626,0.06300902278476185,-0.14325124489803154,0.08589796954702646,1.0263249064178734,-1.2654952730382785,1.2242599826912006,0.19955387649401168,1.1974202840219959]
#include <math.h>
#include <string.h>
enum { N = 3 };
static void mul(const double *a, const double *b, double *c) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      c[i * N + j] = 0;
      for (int k = 0; k < N; k++)
        c[i * N + j] += a[i * N + k] * b[k * N + j];
    }
}
double f(const double *x) {
  double A[N * N], E[N * N] = {1, 0, 0, 0, 1, 0, 0, 0, 1}, T[N * N], U[N * N];
  double nrm = 0;
  for (int i = 0; i < N * N; i++)
    nrm = fmax(nrm, fabs(x[i]));
  int s = 0;
  while (nrm > 0.25) {
    nrm /= 2;
    s++;
  }
  for (int i = 0; i < N * N; i++)
    A[i] = ldexp(x[i], -s);
  memcpy(T, E, sizeof T);
  for (int k = 1; k < 12; k++) {
    mul(T, A, U);
    for (int i = 0; i < N * N; i++) {
      T[i] = U[i] / k;
      E[i] += T[i];
    }
  }
  double *p = E, *q = U;
  while (s-- > 0) {
    mul(p, p, q);
    double *t = p;
    p = q;
    q = t;
  }
  return p[0] + p[4] * p[8] - p[1] * p[5];
}
