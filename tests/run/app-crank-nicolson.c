// Crank-Nicolson with a tridiagonal solver that allocates and frees in every step.
// grad: f
// at: p=[0.3,0.05,1.02,1]
// value: 0.16328750180018842
// d p: [0.3908970509646274,0.5251001054221065,-0.57832226536359,0.08488956291579944]
#include <math.h>
#include <stdlib.h>
#include <string.h>
static void thomas(const double *a, const double *b, const double *c, double *d, int n) {
  double *cp = malloc(n * sizeof(double));
  cp[0] = c[0] / b[0];
  d[0] /= b[0];
  for (int i = 1; i < n; i++) {
    double m = b[i] - a[i] * cp[i - 1];
    cp[i] = c[i] / m;
    d[i] = (d[i] - a[i] * d[i - 1]) / m;
  }
  for (int i = n - 2; i >= 0; i--)
    d[i] -= cp[i] * d[i + 1];
  free(cp);
}
double f(const double *p) {
  enum { M = 20, NT = 8 };
  double sig = p[0], r = p[1], K = p[2], T = p[3], ds = 3.0 / M, dt = T / NT;
  double V[M + 1], a[M + 1], b[M + 1], c[M + 1], rhs[M + 1];
  for (int j = 0; j <= M; j++) {
    double t = j * ds - K;
    V[j] = t > 0 ? t : 0;
  }
  for (int t = 0; t < NT; t++) {
    a[0] = c[0] = 0;
    b[0] = 1;
    rhs[0] = 0;
    a[M] = c[M] = 0;
    b[M] = 1;
    rhs[M] = 3.0 - K * exp(-r * (t + 1) * dt);
    for (int j = 1; j < M; j++) {
      double al = 0.25 * dt * (sig * sig * j * j - r * j), be = -0.5 * dt * (sig * sig * j * j + r),
             ga = 0.25 * dt * (sig * sig * j * j + r * j);
      a[j] = -al;
      b[j] = 1 - be;
      c[j] = -ga;
      rhs[j] = al * V[j - 1] + (1 + be) * V[j] + ga * V[j + 1];
    }
    thomas(a, b, c, rhs, M + 1);
    memcpy(V, rhs, sizeof V);
  }
  return V[7];
}
